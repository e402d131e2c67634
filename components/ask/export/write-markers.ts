import { cutAtMarkers } from '../citation-markers';
import { outsideClosed } from '../closed-places';
import type { Source } from '../sources-of';

/**
 * Rewrites the citation markers of an answer's Markdown; everything else stays as it is.
 * @param write what stands in the place of the markers of one or several sources
 */
export function writeMarkers(body: string, sources: readonly Source[], write: (numbers: number[]) => string): string {
  const known = new Set(sources.map(({ number }) => number));
  return outsideClosed(body, (words) => cutAtMarkers(words, (number) => known.has(number)).map((piece) => ('words' in piece ? piece.words : write(piece.numbers))).join(''));
}
