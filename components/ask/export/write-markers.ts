import { cutAtMarkers } from '../citation-markers';
import { outsideCode } from '../foreign-marks';
import type { Source } from '../sources-of';

/** Where brackets belong to something else: links with their addresses, addresses, escaped brackets. Lengths are bounded, since a text may be hostile. */
const CLOSED = /!?\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)|<[a-z][a-z+.-]{1,20}:[^>\s]{0,2000}>|https?:\/\/\S+|\\\[/gi;

/**
 * Rewrites the citation markers of an answer's Markdown; everything else stays as it is.
 * @param write what stands in the place of the markers of one or several sources
 */
export function writeMarkers(body: string, sources: readonly Source[], write: (numbers: number[]) => string): string {
  const known = new Set(sources.map(({ number }) => number));
  const rewritten = (words: string) => cutAtMarkers(words, (number) => known.has(number)).map((piece) => ('words' in piece ? piece.words : write(piece.numbers))).join('');
  return outsideCode(body, (words) => {
    let written = '';
    let end = 0;
    for (const match of words.matchAll(CLOSED)) {
      written += rewritten(words.slice(end, match.index)) + match[0];
      end = match.index + match[0].length;
    }
    return written + rewritten(words.slice(end));
  });
}
