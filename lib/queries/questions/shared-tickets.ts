import 'server-only';
import { createHash } from 'node:crypto';
import { store, storeState } from '../store/store';
import { isId } from '../calls/is-id';
import type { Ticket } from './tickets';

/** What a reader on another instance wants of the one that asks: to go on waiting, or to stop. */
export type Wish = 'wait' | 'stop';

interface Shared {
  ticket: Ticket;
  /** Milliseconds since the epoch at which the instance that asks has last said that it lives. */
  beatAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** An instance that has said nothing for so long has died with its question. */
const SILENT_MS = 40_000;
const WISH_MS = 30_000;

/** One process alone has all its tickets in its own memory. */
export function isShared(): boolean {
  return storeState() !== 'memory';
}

/** Lets other instances, and this one after a restart, know how a ticket stands. */
export async function shareTicket(ticket: Ticket, lifetimeMs = DAY_MS): Promise<void> {
  if (isShared()) await store().set(`ticket:${ticket.id}`, JSON.stringify({ ticket, beatAt: Date.now() } satisfies Shared), lifetimeMs);
}

/** A ticket of another instance, or of this one before it was started anew. One whose instance has died was stopped by that. */
export async function sharedTicket(id: string): Promise<Ticket | undefined> {
  if (!isShared() || !isId(id)) return undefined;
  const text = await store().get(`ticket:${id}`);
  if (!text) return undefined;
  const { ticket, beatAt } = JSON.parse(text) as Shared;
  return ticket.outcome || Date.now() - beatAt < SILENT_MS ? ticket : { ...ticket, queue: undefined, outcome: { kind: 'failed', reason: 'aborted' } };
}

/**
 * Which ticket a press of a form opens, on whichever instance it is pressed again.
 * @param press whose press of which form with which question
 * @param ticketId the ticket that is opened where there is none yet, or one that failed or was stopped
 */
export async function ticketOfSharedPress(press: string, ticketId: string): Promise<string> {
  const key = `press:${createHash('sha256').update(press).digest('base64url')}`;
  if (await store().claim(key, DAY_MS, ticketId)) return ticketId;
  const first = await store().get(key);
  const outcome = first === undefined ? undefined : (await sharedTicket(first))?.outcome;
  if (first !== undefined && (!outcome || outcome.kind === 'found')) return first;
  await store().set(key, ticketId, DAY_MS);
  return ticketId;
}

/** Tells the instance that asks what a reader here wants. */
export async function wish(id: string, wanted: Wish): Promise<void> {
  if (isShared()) await store().set(`wish:${id}`, wanted, WISH_MS);
}

/** What readers on other instances wanted since it was last looked at. */
export async function takeWish(id: string): Promise<Wish | undefined> {
  const wanted = isShared() ? await store().get(`wish:${id}`) : undefined;
  if (wanted) await store().delete(`wish:${id}`);
  return wanted === 'wait' || wanted === 'stop' ? wanted : undefined;
}
