import { formOf, mainForm } from './number-form';
import { writeAnchor, type ParagraphAnchor } from './paragraph-anchor';
import type { Block, OwnLink } from './read-blocks';
import { textHash } from './text-hash';

/** A paragraph, verse or heading with its address in the page. */
export interface Placed {
  number?: string;
  /** The number as sent, where that is more than "22.": "§ 22", "(4)". */
  label?: string;
  text: string;
  /** Links that the text itself has. */
  links?: OwnLink[];
  /** Its place in the list of the texts of a document. */
  place: number;
  /** Made of its number and its words. */
  id: string;
  /** Made of its number alone, `p1324` or `v16`; only one of a number has it: the first of those written as most are. */
  shortId?: string;
}

export type PlacedBlock = ({ kind: 'paragraph' } & Placed) | ({ kind: 'heading'; level: number } & Placed) | { kind: 'verses'; verses: Placed[] };

/** Gives every paragraph and verse of a text its address. */
export function placeBlocks(blocks: readonly Block[]): PlacedBlock[] {
  const taken = new Map<string, number>();
  const numbers = new Set<string>();
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []));
  const main = mainForm(paragraphs);
  const ofMain = new Set(paragraphs.flatMap(({ number, label }) => (number && formOf(label) === main ? [number] : [])));
  let place = 0;
  const placed = (kind: ParagraphAnchor['kind'], text: string, number?: string, more: Pick<Placed, 'label' | 'links'> = {}): Placed => {
    const anchor = { kind, number, hash: textHash(text), copy: 1 };
    const same = writeAnchor(anchor);
    const copy = (taken.get(same) ?? 0) + 1;
    taken.set(same, copy);
    const isItem = kind === 'p' && number !== undefined && formOf(more.label) !== main && ofMain.has(number);
    const short = number && !isItem && !numbers.has(kind + number) ? kind + number : undefined;
    if (short) numbers.add(short);
    return { text, place: place++, id: writeAnchor({ ...anchor, copy }), ...(number ? { number } : {}), ...more, ...(short ? { shortId: short } : {}) };
  };
  return blocks.map((block): PlacedBlock => {
    if (block.kind === 'verses') return { kind: 'verses', verses: block.verses.map(({ number, text }) => placed('v', text, number)) };
    if (block.kind === 'heading') return { kind: 'heading', level: block.level, ...placed('p', block.text, undefined, block.links ? { links: block.links } : {}) };
    const { text, number, label, links } = block;
    return { kind: 'paragraph', ...placed('p', text, number, { ...(label ? { label } : {}), ...(links ? { links } : {}) }) };
  });
}

/** What stands under addresses, in the order of reading. */
export function placedIn(blocks: readonly PlacedBlock[]): Placed[] {
  return blocks.flatMap((block) => (block.kind === 'verses' ? block.verses : [block]));
}
