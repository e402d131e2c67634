import { citedAnswer } from '../cited-answer';
import type { ExportedTurn } from '../export/exported-turn';
import type { KeptAnswer, KeptTurn } from './kept-turn';

/** An answered turn of the history as pages draw and export it; its numbers are those it had on the page. */
export function keptAsExported({ question, askedAt, locale }: KeptTurn, answer: KeptAnswer, builtInName: string): ExportedTurn {
  const { body, sources } = citedAnswer(answer.text, answer.citations);
  const builtIn = answer.agent.kind === 'built-in';
  return {
    question, askedAt, body, sources, readAt: answer.readAt,
    agent: { name: builtIn ? builtInName : answer.agent.name, builtIn },
    ...(builtIn ? { lang: locale ?? 'en' } : {}),
  };
}
