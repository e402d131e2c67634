import { leadsIn } from './leads-in';
import type { PlacedBlock } from './place-blocks';

/** Shorter texts are drawn in one piece. */
const LONG = 30_000;
/** About three screens of a desk: less makes more pieces to watch, more makes one that is slow to lay out. */
const PIECE = 8_000;
/** What space between two paragraphs is worth in letters: half a line. */
const GAP = 33;

/** Neighbouring blocks that a browser lays out only when they come near the screen. */
export interface Stretch {
  blocks: readonly PlacedBlock[];
  /** Letters and gaps, from which their height is guessed; a Chinese letter is as wide as two. */
  width: number;
}

function widthOf(block: PlacedBlock): number {
  const texts = block.kind === 'verses' ? block.verses.map(({ text }) => text) : [block.text];
  return texts.reduce((sum, text) => sum + text.length + (text.match(/[\u2E80-\u9FFF\uF900-\uFAFF]/g)?.length ?? 0), GAP);
}

/** Cuts a long text into pieces for the browser. @returns one piece for a text that is not long */
export function stretchesOf(blocks: readonly PlacedBlock[]): Stretch[] {
  const widths = blocks.map(widthOf);
  if (widths.reduce((sum, width) => sum + width, 0) <= LONG) return [{ blocks, width: 0 }];
  const stretches: { blocks: PlacedBlock[]; width: number }[] = [];
  blocks.forEach((block, index) => {
    const last = stretches.at(-1);
    const width = widths[index] ?? 0;
    // A heading stays with what it stands above.
    const before = last?.blocks.at(-1);
    const isAfterHeading = before?.kind === 'heading' || leadsIn(before, block);
    if (!last || (last.width + width > PIECE && !isAfterHeading)) stretches.push({ blocks: [block], width });
    else {
      last.blocks.push(block);
      last.width += width;
    }
  });
  return stretches;
}
