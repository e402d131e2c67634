import { filesWithin, type AnswerExtras } from '../answer-extras';
import { citedAnswer } from '../cited-answer';
import type { KeptAnswer, KeptTurn } from '../history/kept-turn';
import type { Source } from '../sources-of';
import type { Turn } from '../turn';

/** An answered question as it is drawn and as it leaves the page: plain data, whose numbers are those on the screen. */
export interface ExportedTurn extends AnswerExtras {
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
 * An answer, live or kept, as it is drawn and exported.
 * @param builtInName what the page calls its own agent
 */
export function asExported({ question, askedAt, locale }: Pick<KeptTurn, 'question' | 'askedAt' | 'locale'>, answer: KeptAnswer, builtInName: string): ExportedTurn {
  const { text, citations, readAt, agent, relatedQuestions, names = [], files = [] } = answer;
  const { body, sources } = citedAnswer(text, citations);
  const builtIn = agent.kind === 'built-in';
  return {
    question, askedAt, readAt, body, sources,
    agent: { name: builtIn ? builtInName : agent.name, builtIn },
    ...(builtIn ? { lang: locale ?? 'en' } : {}),
    ...(relatedQuestions.length > 0 ? { related: relatedQuestions } : {}),
    ...(names.length > 0 ? { names } : {}),
    ...(files.length > 0 ? { files } : {}),
  };
}

/**
 * A turn of the page as it is drawn.
 * @returns undefined while there is no answer
 */
export function exportedTurn({ question, startedAt, outcome, locale, names }: Turn, builtInName: string): ExportedTurn | undefined {
  if (outcome?.kind !== 'found') return undefined;
  const { value, provenance: { agent, readAt, elapsedMs }, files } = outcome;
  return asExported({ question, askedAt: startedAt, locale }, { ...value, agent, readAt, elapsedMs, names, files }, builtInName);
}

/** The same without the bytes of its files, which no link and no page needs twice. */
export function withoutBytes(turn: ExportedTurn): ExportedTurn {
  return turn.files ? { ...turn, files: filesWithin(turn.files, 0) } : turn;
}
