import 'server-only';
import { readTask } from '@/lib/a2a/client';
import type { Exchange } from '@/lib/a2a/exchange';
import type { Locale } from '@/lib/i18n/routing';
import { catholicQa } from '@/lib/skills/catholic-qa';
import { currentAgent } from './agent-of-reader';
import { keepExchange } from './exchanges';
import { keepAnswered } from '../questions/questions';
import type { Ticket } from '../questions/tickets';

/**
 * Reads an answer again that this site has lost and the agent still keeps: `tasks/get`, in the reader's own name, which costs nothing.
 * @param taskId as the reader's browser remembers it, unchecked by anybody but the agent
 * @param question what the reader remembers to have asked
 * @returns a new ticket, or undefined when the agent gives no answer for it
 */
export async function readAnswerAgain(taskId: string, question: string, locale?: Locale): Promise<Ticket | undefined> {
  const { kind, name, identity, connection } = await currentAgent();
  let last: Exchange | undefined;
  const read = await readTask(catholicQa, taskId, { ...connection, observe: (exchange) => { last = exchange; } });
  if (read.kind !== 'found') return undefined;
  const { receivedAt, elapsedMs, files } = read.receipt;
  const asked = { skill: catholicQa.id, input: { question } };
  const provenance = { agent: { kind, name }, readAt: receivedAt, taskId, elapsedMs, cache: 'none' as const, exchange: last && keepExchange(last, identity), asked };
  return keepAnswered(question, { kind: 'found', value: read.value, files, provenance }, locale);
}
