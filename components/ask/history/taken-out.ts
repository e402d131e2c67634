/** Tickets of questions that were taken out of the queue in this tab. They never went out, so no answer will ever come to them. */
const tickets = new Set<string>();

/** Notes that a question was taken out of the queue. The page that has it still stands for a moment. */
export function noteTakenOut(ticket: string): void {
  tickets.add(ticket);
}

/** What is to be kept of a page, and what is to be dropped: a question that was taken out is no longer waited for, wherever it still stands. */
export function withoutTakenOut<Turn extends { ticket: string }>(turns: readonly Turn[], unanswered: readonly string[]): { turns: Turn[]; unanswered: string[] } {
  return { turns: turns.filter(({ ticket }) => !tickets.has(ticket)), unanswered: [...new Set([...unanswered, ...tickets])] };
}

/** They are dropped, and need not be dropped again. */
export function forgetTakenOut(dropped: readonly string[]): void {
  for (const ticket of dropped) tickets.delete(ticket);
}
