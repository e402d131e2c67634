import { citedAnswer } from '../cited-answer';
import type { Source } from '../sources-of';
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

/**
 * What can be copied, saved and shared of a turn.
 * @param builtInName what the page calls its own agent
 * @returns undefined while there is no answer
 */
export function exportedTurn({ question, startedAt, outcome, locale }: Turn, builtInName: string): ExportedTurn | undefined {
  if (outcome?.kind !== 'found') return undefined;
  const { agent, readAt } = outcome.provenance;
  const { body, sources } = citedAnswer(outcome.value.text, outcome.value.citations);
  const builtIn = agent.kind === 'built-in';
  return {
    question, askedAt: startedAt, readAt, body, sources,
    agent: { name: builtIn ? builtInName : agent.name, builtIn },
    ...(builtIn ? { lang: locale ?? 'en' } : {}),
  };
}
