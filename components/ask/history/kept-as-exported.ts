import { numbersIn } from '../citation-markers';
import { knows, type ExportedTurn } from '../export/exported-turn';
import { allCitations, withoutReferences } from '../references-tail';
import { sourcesOf } from '../sources-of';
import type { KeptAnswer, KeptTurn } from './kept-turn';

/** An answered turn of the history as pages draw and export it; its numbers are those it had on the page. */
export function keptAsExported({ question, askedAt, locale }: KeptTurn, answer: KeptAnswer, builtInName: string): ExportedTurn {
  const { body, references } = withoutReferences(answer.text);
  const citations = allCitations(answer.citations, references);
  const builtIn = answer.agent.kind === 'built-in';
  return {
    question, askedAt, body, readAt: answer.readAt,
    agent: { name: builtIn ? builtInName : answer.agent.name, builtIn },
    sources: sourcesOf(citations, numbersIn(body, knows(citations))),
    ...(builtIn ? { lang: locale ?? 'en' } : {}),
  };
}
