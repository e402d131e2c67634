import { turnsOf, type Writing } from './keep-turns';
import type { KeptConversation, KeptTurn } from './kept-turn';
import { readKeptConversation } from './read-kept';

/** Of two records of one conversation: its title is one that the reader gave, else that of its first question; its time runs over both. */
export function mergedConversation(here: KeptConversation, added: KeptConversation): KeptConversation {
  const titled = here.isNamed ? here : added.isNamed || added.startedAt < here.startedAt ? added : here;
  return {
    ...here, title: titled.title, isNamed: titled.isNamed,
    startedAt: added.startedAt < here.startedAt ? added.startedAt : here.startedAt,
    changedAt: added.changedAt > here.changedAt ? added.changedAt : here.changedAt,
  };
}

/**
 * Adds turns from a file or from before a deletion; an answer that is here already stays.
 * @returns whether anything was added
 */
export async function addKept(tx: Writing, conversation: KeptConversation, turns: readonly KeptTurn[]): Promise<boolean> {
  const [conversations, kept] = [tx.objectStore('conversations'), tx.objectStore('turns')];
  let isAdded = false;
  for (const turn of turns) {
    const here = await kept.get([conversation.id, turn.ticket]);
    if (here && (here.answer || !turn.answer)) continue;
    await kept.put({ ...turn, conversation: conversation.id });
    isAdded = true;
  }
  const here = readKeptConversation(await conversations.get(conversation.id));
  await conversations.put({ ...(here ? mergedConversation(here, conversation) : conversation), turns: await kept.count(turnsOf(conversation.id)) });
  await tx.objectStore('forgotten').delete(conversation.id);
  return isAdded;
}
