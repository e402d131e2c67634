import type { Citation } from '@/lib/skills/catholic-qa';
import { numbersIn } from '../citation-markers';
import { allCitations, withoutReferences } from '../references-tail';
import { citationsOf, sourcesOf, type Source } from '../sources-of';
import type { Turn } from '../turn';

/** An answered question as it leaves the page: plain data, whose numbers are those on the screen. */
export interface ExportedTurn {
  question: string;
  /** Who answered; `name` is in the language of the page where our own agent did. */
  agent: { name: string; builtIn: boolean };
  /** ISO 8601 instants: when it was asked, when the answer was read. */
  askedAt: string;
  readAt: string;
  /** Markdown with markers, without their definitions; untrusted. */
  body: string;
  sources: readonly Source[];
  /** Language of the answer's own sentences, where known. */
  lang?: string;
  /** What the ids of its sources begin with; without it, they say which of several answers they are of. */
  called?: string;
}

/** Whether a number of the text has a source. */
export function knows(citations: readonly Citation[]): (number: number) => boolean {
  return (number) => citationsOf(citations, number).length > 0;
}

/**
 * What can be copied, saved and shared of a turn.
 * @param builtInName what the page calls its own agent
 * @returns undefined while there is no answer
 */
export function exportedTurn({ question, startedAt, outcome, locale }: Turn, builtInName: string): ExportedTurn | undefined {
  if (outcome?.kind !== 'found') return undefined;
  const { agent, readAt } = outcome.provenance;
  const { body, references } = withoutReferences(outcome.value.text);
  const citations = allCitations(outcome.value.citations, references);
  const builtIn = agent.kind === 'built-in';
  return {
    question, askedAt: startedAt, readAt, body,
    agent: { name: builtIn ? builtInName : agent.name, builtIn },
    sources: sourcesOf(citations, numbersIn(body, knows(citations))),
    ...(builtIn ? { lang: locale ?? 'en' } : {}),
  };
}
