/** Tickets of questions that were taken out of the queue in this tab. They never went out, so no answer will ever come to them. */
const tickets = new Set<string>();

/** Whether a question was taken out of the queue. The page that has it may still stand for a moment, and is not to keep it again. */
export const isTakenOut = (ticket: string) => tickets.has(ticket);

/**
 * Keeps a question no longer that was taken out of the queue. When this has ended it is out of the history, whatever becomes of the page; never
 * rejects, for where the browser keeps nothing there is nothing to drop.
 */
export async function keepNoLonger(ticket: string): Promise<void> {
  tickets.add(ticket);
  await import('./keep-turns').then(({ keepTurns }) => keepTurns(undefined, [], [ticket])).catch(() => undefined);
}
