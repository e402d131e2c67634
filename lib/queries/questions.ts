import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { catholicQa } from '@/lib/skills/catholic-qa';
import { call } from './call';
import { keepPress, keepTicket, ticketOfPress, type Ticket } from './tickets';

/**
 * Sends a question to the agent, once, and does not wait for the answer.
 * @param question trimmed text within the length of the skill
 * @param press id of the form that was pressed: pressing again gives the ticket of the first press, and nothing is sent
 * @param locale language of the page it is asked on, which the agent is told
 * @returns the ticket under which the answer will be found
 */
export function openQuestion(question: string, press?: string, locale?: Locale): Ticket {
  const pressed = press ? `${press} ${question}` : undefined;
  const earlier = pressed ? ticketOfPress(pressed) : undefined;
  // What failed or was stopped may be asked again from the same form.
  if (earlier && (!earlier.outcome || earlier.outcome.kind === 'found')) return earlier;
  const controller = new AbortController();
  const ticket: Ticket = {
    id: crypto.randomUUID(),
    question,
    locale,
    startedAt: new Date().toISOString(),
    settled: Promise.resolve(),
    stop: () => controller.abort(),
  };
  keepTicket(ticket);
  if (pressed) keepPress(pressed, ticket.id);
  ticket.settled = answer(ticket, controller.signal);
  return ticket;
}

async function answer(ticket: Ticket, signal: AbortSignal): Promise<void> {
  try {
    ticket.outcome = await call(catholicQa, { question: ticket.question }, { signal, locale: ticket.locale });
  } catch (error) {
    console.error(`question failed: ${error instanceof Error ? error.name : 'unknown'}`);
    ticket.outcome = { kind: 'failed', reason: 'server-error' };
  }
  keepTicket(ticket);
}

/**
 * Waits for the answer, but not for long.
 * @param milliseconds longest wait
 * @param signal ends the wait early, e.g. when whoever asked has gone
 * @returns whether the answer is there
 */
export async function isSettledWithin(ticket: Ticket, milliseconds: number, signal?: AbortSignal): Promise<boolean> {
  if (ticket.outcome) return true;
  let timer: NodeJS.Timeout | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([ticket.settled, pause]);
  clearTimeout(timer);
  return ticket.outcome !== undefined;
}
