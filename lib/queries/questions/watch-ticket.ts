import 'server-only';
import { changeOf, waitingOf } from '../budget/budget';
import { wish } from './shared-tickets';
import { ownTicket, ticketOf, type OwnTicket, type Ticket } from './tickets';

const OTHERS_POLL_MS = 500;

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
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

/**
 * Takes a question out of the queue at no cost, or stops waiting for an agent that has it already: that call is not given back.
 * @returns false when there is no such ticket for this reader
 */
export async function stopTicket(id: string, reader: string): Promise<boolean> {
  const ticket = await ticketOf(id, reader);
  if (!ticket) return false;
  const own = ownTicket(id);
  if (!own) {
    await wish(id, 'stop');
    return true;
  }
  own.stop();
  const ended = new AbortController();
  await Promise.race([own.settled, pause(1_000, ended.signal)]);
  ended.abort();
  return true;
}
