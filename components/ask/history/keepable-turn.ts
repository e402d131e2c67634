import { filesWithin, MOST_KEPT_BYTES } from '../answer-extras';
import type { Turn } from '../turn';
import type { KeptTurn } from './kept-turn';

/**
 * What a browser keeps of a turn.
 * @returns the same without `answer` while it is waited for; undefined when no answer came, for nothing is kept of that
 */
export function keepableTurn({ ticket, question, locale, startedAt, outcome, names }: Turn): KeptTurn | undefined {
  const kept: KeptTurn = { ticket, question, locale, askedAt: startedAt };
  if (!outcome) return kept;
  if (outcome.kind !== 'found') return undefined;
  const { value: { text, citations, relatedQuestions }, provenance: { agent, readAt, elapsedMs, taskId }, files } = outcome;
  return {
    ...kept,
    answer: {
      text, citations, relatedQuestions, agent, readAt, elapsedMs, taskId,
      ...(names && names.length > 0 ? { names } : {}), ...(files.length > 0 ? { files: filesWithin(files, MOST_KEPT_BYTES) } : {}),
    },
  };
}
