import type { Turn } from '@/components/ask/turn';
import { isSettledWithin } from '@/lib/queries/questions';
import { ticketOf } from '@/lib/queries/tickets';

/** An answer that comes as quickly as a page is drawn is drawn with it: no ruled lines flash by. */
const GRACE_MS = 250;

/**
 * The turns of an address as they stand now.
 * @param tickets ids in the order of the turns; those no longer kept are left out
 */
export async function readTurns(tickets: readonly string[]): Promise<Turn[]> {
  const kept = tickets.flatMap((id) => ticketOf(id) ?? []);
  await Promise.all(kept.map((ticket) => isSettledWithin(ticket, GRACE_MS)));
  return kept.map(({ id, question, startedAt, outcome }) => ({
    ticket: id, question, startedAt, elapsedMs: Date.now() - Date.parse(startedAt), outcome,
  }));
}
