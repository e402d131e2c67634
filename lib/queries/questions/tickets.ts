import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/routing';
import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import type { Waiting } from '../budget/budget';
import { isUnmetered } from '../budget/unmetered';
import { mayRead } from '../calls/may-read';
import { sharedTicket, shareTicket } from './shared-tickets';

/** Where a question stands that has not gone out yet. */
export type QueuePlace = Pick<Waiting, 'position' | 'seconds' | 'until'>;

/** A question that waits, is under way or is answered. Ids are random and never listed. */
export interface Ticket {
  id: string;
  question: string;
  /** In whose name the agent is asked: `built-in`, `site` (then whoever knows the id may read it), or an account or a session, which alone may. */
  identity: string;
  /** Language of the page it was asked on. */
  locale?: Locale;
  /** ISO 8601 instants: asked by the reader, gone out to the agent. */
  startedAt: string;
  sentAt?: string;
  /** While it is queued. */
  queue?: QueuePlace;
  /** Absent while the agent is being waited for. */
  outcome?: Outcome<Answer>;
}

/** A ticket of this process. */
export interface OwnTicket extends Ticket {
  /** Its place in the queue, until it has gone out. */
  waiting?: Waiting;
  /** Resolves, and never rejects, once `outcome` is there. */
  settled: Promise<void>;
  stop(): void;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_TICKETS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

interface Kept {
  /** Those that cost a call, and those of the built-in agent, which anybody may open by the thousand and which push none of the others out. */
  paid: LRUCache<string, OwnTicket>;
  free: LRUCache<string, OwnTicket>;
  /** A press of a form to the ticket it opened, so that a second press of the same form opens none. */
  presses: LRUCache<string, string>;
}

// Module state is not shared between pages and route handlers.
const shared = globalThis as typeof globalThis & { questionTickets?: Kept };

function sizeOf({ question, outcome }: OwnTicket): number {
  return 1_000 + 2 * question.length + (outcome ? 2 * JSON.stringify(outcome).length : 0);
}

const room = () => new LRUCache<string, OwnTicket>({ max: MAX_TICKETS, maxSize: MAX_BYTES, ttl: KEPT_MS, sizeCalculation: sizeOf });

function kept(): Kept {
  return (shared.questionTickets ??= {
    paid: room(),
    free: room(),
    presses: new LRUCache({ max: MAX_TICKETS, ttl: KEPT_MS }),
  });
}

/** What others may know of an own ticket, as it stands now. */
export function viewOf({ id, question, identity, locale, startedAt, sentAt, outcome, waiting }: OwnTicket): Ticket {
  const queue = !outcome && waiting?.state === 'waiting' ? { position: waiting.position, seconds: waiting.seconds, until: waiting.until } : undefined;
  return { id, question, identity, locale, startedAt, sentAt, outcome, queue };
}

/** Keeps a ticket for 24 hours from now, for other instances as well; called again when its answer has come, since an answer takes more room. */
export function keepTicket(ticket: OwnTicket): void {
  const { free, paid } = kept();
  (isUnmetered(ticket.identity) ? free : paid).set(ticket.id, ticket);
  void shareTicket(viewOf(ticket), KEPT_MS);
}

/** The ticket of this process, whoever asked. */
export function ownTicket(id: string): OwnTicket | undefined {
  return kept().paid.get(id) ?? kept().free.get(id);
}

/**
 * The ticket of an id as one reader may see it, as it stands now.
 * @param reader identity of whoever asks for it
 * @returns undefined when it is unknown, malformed, older than a day, or somebody else's
 */
export async function ticketOf(id: string, reader: string): Promise<Ticket | undefined> {
  const own = ownTicket(id);
  const ticket = own ? viewOf(own) : await sharedTicket(id);
  return ticket && mayRead(ticket.identity, reader) ? ticket : undefined;
}

/** Remembers which ticket a press of a form has opened. */
export function keepPress(press: string, ticketId: string): void {
  kept().presses.set(press, ticketId);
}

/** The ticket that the same press has opened before. */
export function ticketOfPress(press: string): OwnTicket | undefined {
  const id = kept().presses.get(press);
  return id ? ownTicket(id) : undefined;
}
