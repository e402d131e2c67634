import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/routing';
import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';

/** A question under way or answered. Whoever knows the id may read it: ids are random and never listed. */
export interface Ticket {
  id: string;
  question: string;
  /** Language of the page it was asked on. */
  locale?: Locale;
  /** ISO 8601 instant. */
  startedAt: string;
  /** Absent while the agent is being waited for. */
  outcome?: Outcome<Answer>;
  /** Resolves, and never rejects, once `outcome` is there. */
  settled: Promise<void>;
  stop(): void;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_TICKETS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

interface Store {
  tickets: LRUCache<string, Ticket>;
  /** A press of a form to the ticket it opened, so that a second press of the same form opens none. */
  presses: LRUCache<string, string>;
}

// Module state is not shared between pages and route handlers.
const shared = globalThis as typeof globalThis & { questionTickets?: Store };

function sizeOf({ question, outcome }: Ticket): number {
  return 1_000 + 2 * question.length + (outcome ? 2 * JSON.stringify(outcome).length : 0);
}

function store(): Store {
  return (shared.questionTickets ??= {
    tickets: new LRUCache({ max: MAX_TICKETS, maxSize: MAX_BYTES, ttl: KEPT_MS, sizeCalculation: sizeOf }),
    presses: new LRUCache({ max: MAX_TICKETS, ttl: KEPT_MS }),
  });
}

/** Keeps a ticket for 24 hours from now; called again when its answer has come, since an answer takes more room. */
export function keepTicket(ticket: Ticket): void {
  store().tickets.set(ticket.id, ticket);
}

/** The ticket of an id, or undefined when it is unknown, malformed or older than a day. */
export function ticketOf(id: string): Ticket | undefined {
  return store().tickets.get(id);
}

/** Remembers which ticket a press of a form has opened. */
export function keepPress(press: string, ticketId: string): void {
  store().presses.set(press, ticketId);
}

/** The ticket that the same press has opened before. */
export function ticketOfPress(press: string): Ticket | undefined {
  const id = store().presses.get(press);
  return id ? ticketOf(id) : undefined;
}
