/** Turns that stay together on one page; older ones drop out of the address at its front. */
export const MAX_TURNS = 12;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads the turns of a conversation from the address, in their order.
 * @param given the `ticket` parameter: absent, once, or several times
 * @returns ids that may be tickets; anything else is skipped
 */
export function readTickets(given: string | string[] | undefined): string[] {
  const list = given === undefined ? [] : Array.isArray(given) ? given : [given];
  return [...new Set(list.filter((id) => UUID.test(id)))].slice(-MAX_TURNS);
}

/**
 * The address of a conversation, without its language; it opens at the last turn.
 * @param tickets ids in the order of the turns
 */
export function conversationPath(tickets: readonly string[]): string {
  const kept = tickets.slice(-MAX_TURNS);
  if (kept.length === 0) return '/ask';
  const query = kept.map((ticket) => `ticket=${encodeURIComponent(ticket)}`).join('&');
  return kept.length === 1 ? `/ask?${query}` : `/ask?${query}#${turnId(kept.length - 1)}`;
}

/** Id of a turn's article; `index` counts from 0. */
export function turnId(index: number): string {
  return `turn-${index + 1}`;
}
