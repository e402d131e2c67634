import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { catholicQa } from '@/lib/skills/catholic-qa';
import { currentAgent } from './agent-of-reader';
import { readFromAgent } from './ask-agent';
import { keepAnswered } from '../questions/questions';

/** What came of it: a new ticket; an answer that the agent keeps no longer; or none this time, though there may be one the next time. */
export type AnswerAgain = { kind: 'asked'; ticket: string } | { kind: 'gone' | 'failed' };

/**
 * Reads an answer again that this site has lost, or never got, and the agent still keeps: `tasks/get`, in the reader's own name, which costs nothing.
 * @param taskId as the reader's browser remembers it, unchecked by anybody but the agent
 * @param question what the reader remembers to have asked
 */
export async function readAnswerAgain(taskId: string, question: string, locale?: Locale): Promise<AnswerAgain> {
  const agent = await currentAgent();
  const outcome = await readFromAgent(catholicQa, { question }, agent, taskId);
  if (outcome.kind === 'found' || outcome.kind === 'not-found') return { kind: 'asked', ticket: (await keepAnswered(question, outcome, locale)).id };
  return { kind: outcome.kind === 'failed' && outcome.reason === 'task-not-found' ? 'gone' : 'failed' };
}
