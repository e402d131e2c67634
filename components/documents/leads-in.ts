import type { PlacedBlock } from './place-blocks';

/** Longer ones are no headings; one that is parted from what follows is no loss then, and has lines enough of its own. */
const LONGEST = 120;

/** Whether a block may be a heading of a text that marks none: short, without a number, right before a numbered one. On paper it stays with that. */
export function leadsIn(block: PlacedBlock | undefined, next: PlacedBlock | undefined): boolean {
  if (block?.kind !== 'paragraph' || block.number || block.text.length > LONGEST) return false;
  return next?.kind === 'verses' || (next?.kind === 'paragraph' && next.number !== undefined);
}
