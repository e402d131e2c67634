import { numbersIn } from '../citation-markers';
import type { Source } from '../sources-of';
import type { ExportedTurn } from './exported-turn';

/** The sources that the text points to, and those that were only found; both in the order of their numbers. */
export function citedApart({ body, sources }: ExportedTurn): { cited: Source[]; found: Source[] } {
  const known = new Set(sources.map(({ number }) => number));
  const pointedTo = new Set(numbersIn(body, (number) => known.has(number)));
  return { cited: sources.filter(({ number }) => pointedTo.has(number)), found: sources.filter(({ number }) => !pointedTo.has(number)) };
}
