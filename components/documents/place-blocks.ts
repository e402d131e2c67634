import { writeAnchor, type ParagraphAnchor } from './paragraph-anchor';
import type { Block } from './read-blocks';
import { textHash } from './text-hash';

/** A paragraph, verse or heading with its address in the page. */
export interface Placed {
  number?: string;
  text: string;
  /** Its place in the list of the texts of a document. */
  place: number;
  /** Made of its number and its words. */
  id: string;
  /** Made of its number alone, `p1324` or `v16`; only the first of a number has it. */
  shortId?: string;
}

export type PlacedBlock = ({ kind: 'paragraph' } & Placed) | ({ kind: 'heading'; level: number } & Placed) | { kind: 'verses'; verses: Placed[] };

/** Gives every paragraph and verse of a text its address. */
export function placeBlocks(blocks: readonly Block[]): PlacedBlock[] {
  const taken = new Map<string, number>();
  const numbers = new Set<string>();
  let place = 0;
  const placed = (kind: ParagraphAnchor['kind'], text: string, number?: string): Placed => {
    const anchor = { kind, number, hash: textHash(text), copy: 1 };
    const same = writeAnchor(anchor);
    const copy = (taken.get(same) ?? 0) + 1;
    taken.set(same, copy);
    const short = number && !numbers.has(kind + number) ? kind + number : undefined;
    if (short) numbers.add(short);
    return { text, place: place++, id: writeAnchor({ ...anchor, copy }), ...(number ? { number } : {}), ...(short ? { shortId: short } : {}) };
  };
  return blocks.map((block): PlacedBlock => {
    if (block.kind === 'verses') return { kind: 'verses', verses: block.verses.map(({ number, text }) => placed('v', text, number)) };
    if (block.kind === 'heading') return { kind: 'heading', level: block.level, ...placed('p', block.text) };
    return { kind: 'paragraph', ...placed('p', block.text, block.number) };
  });
}

/** What stands under addresses, in the order of reading. */
export function placedIn(blocks: readonly PlacedBlock[]): Placed[] {
  return blocks.flatMap((block) => (block.kind === 'verses' ? block.verses : [block]));
}
