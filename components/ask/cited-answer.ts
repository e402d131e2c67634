import type { Citation } from '@/lib/skills/catholic-qa';
import { numbersIn } from './citation-markers';
import { withoutReferences } from './references-tail';
import { citationsOf, sourcesOf, type Source } from './sources-of';

/**
 * An answer as it is drawn, kept and exported, always with the same numbers.
 * @param text Markdown as sent; untrusted
 * @param sent the agent's citations
 * @returns the text with markers and without their definitions, its sources, and the numbers of those that it points to
 */
export function citedAnswer(text: string, sent: readonly Citation[]): { body: string; sources: Source[]; cited: number[] } {
  const { body, citations } = withoutReferences(text, sent);
  const cited = numbersIn(body, (number) => citationsOf(citations, number).length > 0);
  return { body, sources: sourcesOf(citations, cited), cited };
}
