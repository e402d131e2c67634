import 'server-only';
import { changeOf, waitingOf } from '../budget/budget';
import { wish } from './shared-tickets';
import { ownTicket, ticketOf, type OwnTicket, type Ticket } from './tickets';

const OTHERS_POLL_MS = 500;
/** So long a stopped call is waited for: another instance looks every two seconds whether it should stop one. */
const OWN_STOP_MS = 1_000;
const OTHERS_STOP_MS = 5_000;

/** Waits, but not for somebody who has gone. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}

function moved(before: Ticket, now: Ticket | undefined): boolean {
  return !now || Boolean(now.outcome) || now.queue?.position !== before.queue?.position || Math.abs((now.queue?.seconds ?? 0) - (before.queue?.seconds ?? 0)) > 3;
}

/** The answer to an own ticket, or its next step in the queue; meanwhile somebody wants it. */
async function ownMoves({ waiting, settled }: OwnTicket, milliseconds: number, signal?: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const either = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  const move = waiting?.state === 'waiting' ? changeOf(waiting.id, milliseconds, either) : pause(milliseconds, either);
  await Promise.race([settled, move]);
  ended.abort();
}

/**
 * Waits until a question has moved on (in the queue, to the agent, to its answer), but not for long.
 * @param reader identity of whoever waits
 * @param milliseconds longest wait
 * @param signal ends the wait early, e.g. when whoever waits has gone
 * @returns how it stands then, or undefined when there is no such ticket for this reader
 */
export async function watchTicket(id: string, reader: string, milliseconds: number, signal?: AbortSignal): Promise<Ticket | undefined> {
  const first = await ticketOf(id, reader);
  if (!first || first.outcome) return first;
  const own = ownTicket(id);
  if (own) {
    await ownMoves(own, milliseconds, signal);
    return ticketOf(id, reader);
  }
  const until = Date.now() + milliseconds;
  await wish(id, 'wait');
  let now: Ticket | undefined = first;
  while (!signal?.aborted && Date.now() < until) {
    await pause(Math.min(OTHERS_POLL_MS, until - Date.now()), signal);
    now = await ticketOf(id, reader);
    if (moved(first, now)) break;
  }
  return now;
}

/**
 * How a question stands for the page that is being drawn: an answer that comes as quickly is drawn with it. The page is somebody who wants it.
 * @param milliseconds longest wait
 */
export async function glanceAt(id: string, reader: string, milliseconds: number): Promise<Ticket | undefined> {
  const first = await ticketOf(id, reader);
  if (!first || first.outcome) return first;
  const own = ownTicket(id);
  if (!own) {
    await wish(id, 'wait');
    return first;
  }
  if (own.waiting) waitingOf(own.waiting.id);
  const ended = new AbortController();
  await Promise.race([own.settled, pause(milliseconds, ended.signal)]);
  ended.abort();
  return ticketOf(id, reader);
}

/** How a question ended that was stopped. */
export interface Stopped {
  /** Whether it had gone out, which is what a call is charged for; undefined while nobody knows. */
  spent?: boolean;
  /** Whether its answer was there before. */
  answered: boolean;
}

/**
 * Takes a question out of the queue at no cost, or stops waiting for an agent that has it already: that call is not given back.
 * @param patienceMs how long another instance, which asks, is waited for
 * @returns undefined when there is no such ticket for this reader
 */
export async function stopTicket(id: string, reader: string, patienceMs = OTHERS_STOP_MS): Promise<Stopped | undefined> {
  if (!(await ticketOf(id, reader))) return undefined;
  const own = ownTicket(id);
  if (own) {
    own.stop();
    const ended = new AbortController();
    await Promise.race([own.settled, pause(OWN_STOP_MS, ended.signal)]);
    ended.abort();
    return stoppedAs(await ticketOf(id, reader));
  }
  await wish(id, 'stop');
  const until = Date.now() + patienceMs;
  let now = await ticketOf(id, reader);
  while (now && !now.outcome && Date.now() < until) {
    await pause(OTHERS_POLL_MS);
    now = await ticketOf(id, reader);
  }
  return stoppedAs(now);
}

/** Until it is settled, what has not gone out may still go. */
function stoppedAs(ticket: Ticket | undefined): Stopped {
  if (ticket?.sentAt) return { spent: true, answered: ticket.outcome?.kind === 'found' };
  return { spent: ticket?.outcome ? false : undefined, answered: ticket?.outcome?.kind === 'found' };
}
