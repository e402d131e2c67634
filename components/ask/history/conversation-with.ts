/** Where a turn is kept: a turn that several versions of a conversation share is kept in each of them. */
export type KeptAt = readonly [conversation: string, ticket: string];

/**
 * The kept conversation that an address means which names turns alone: the one that has most of them, for versions of a conversation begin
 * with the same turns; of several, the one that is called after the first turn.
 * @param tickets of the address, in their order
 * @param kept where they are kept
 * @returns undefined when none of them is
 */
export function conversationWith(tickets: readonly string[], kept: readonly KeptAt[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [conversation, ticket] of kept) if (tickets.includes(ticket)) counts.set(conversation, (counts.get(conversation) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const candidates = [...counts].flatMap(([conversation, count]) => (count === most ? [conversation] : []));
  return candidates.find((conversation) => conversation === tickets[0]) ?? candidates.sort()[0];
}
