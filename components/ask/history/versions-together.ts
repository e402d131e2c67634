import type { KeptConversation, KeptTurn } from './kept-turn';
import { titleOf } from './title-of';

/** A conversation as a row of the list. */
export interface ListedConversation extends KeptConversation {
  /** Of several versions of one conversation: the first question that the others have not. */
  asks?: string;
}

/**
 * Puts the versions of a conversation together, where its latest stands, and tells each by a question of its own. Versions share their first
 * turn, so they begin at the same instant.
 * @param all the latest first
 * @param turnsOf the turns of one in their order; read for conversations that have versions only
 */
export async function versionsTogether(all: readonly KeptConversation[], turnsOf: (conversation: KeptConversation) => Promise<KeptTurn[]>): Promise<ListedConversation[]> {
  const together = new Map<string, KeptConversation[]>();
  for (const conversation of all) together.set(conversation.startedAt, [...(together.get(conversation.startedAt) ?? []), conversation]);
  const listed = await Promise.all([...together.values()].map(async (some): Promise<ListedConversation[]> => {
    if (some.length === 1) return some;
    const turns = await Promise.all(some.map(turnsOf));
    return some.map((conversation, place) => {
      const own = turns[place] ?? [];
      const others = turns.filter((_, other) => other !== place && turns[other]?.[0]?.ticket === own[0]?.ticket);
      if (others.length === 0) return conversation;
      const parts = own.find(({ ticket }) => !others.some((other) => other.some((turn) => turn.ticket === ticket))) ?? own.at(-1);
      return parts ? { ...conversation, asks: titleOf(parts.question) } : conversation;
    });
  }));
  return listed.flat();
}
