import { conversationWith } from './conversation-with';
import { foldText } from './fold-text';
import { turnsOf } from './keep-turns';
import type { KeptConversation, KeptTurn } from './kept-turn';
import { openHistory } from './open-history';
import { readKeptConversation, readKeptTurn } from './read-kept';
import { versionsTogether, type ListedConversation } from './versions-together';

/** A conversation with its turns in the order they were asked. */
export interface WholeConversation extends KeptConversation {
  asked: KeptTurn[];
}

const byTime = (a: KeptTurn, b: KeptTurn) => (a.askedAt < b.askedAt ? -1 : a.askedAt > b.askedAt ? 1 : 0);

/**
 * All conversations, the latest first; versions of one stand together, each with the question that the others have not.
 * @throws Error where the browser keeps nothing
 */
export async function listConversations(): Promise<ListedConversation[]> {
  const history = await openHistory();
  const all = (await history.getAllFromIndex('conversations', 'changedAt')).flatMap((kept) => readKeptConversation(kept) ?? []);
  return versionsTogether(all.reverse(), async ({ id }) => (await history.getAll('turns', turnsOf(id))).flatMap((turn) => readKeptTurn(turn) ?? []).sort(byTime));
}

/**
 * One conversation whole. Turns that are damaged are left out.
 * @param id of it; where an address names turns alone, the first of them
 * @param tickets of the address
 * @returns undefined when it is not kept here
 * @throws Error where the browser keeps nothing
 */
export async function readConversation(id: string, tickets: readonly string[]): Promise<WholeConversation | undefined> {
  const history = await openHistory();
  const found = id === tickets[0] ? undefined : await history.get('conversations', id);
  const kept = found ? [] : await Promise.all(tickets.map((ticket) => history.getAllKeysFromIndex('turns', 'ticket', ticket)));
  const conversation = readKeptConversation(found ?? (await history.get('conversations', conversationWith(tickets, kept.flat()) ?? id)));
  if (!conversation) return undefined;
  const turns = await history.getAll('turns', turnsOf(conversation.id));
  return { ...conversation, asked: turns.flatMap((turn) => readKeptTurn(turn) ?? []).sort(byTime) };
}

/** The words of a conversation as a search compares them; `question` says where they stand. */
export interface Searchable {
  conversation: string;
  question: string;
  folded: string;
}

/** Every kept turn, folded for a search: questions, answers, titles and quotations of sources. @throws Error where the browser keeps nothing */
export async function readSearchable(): Promise<Searchable[]> {
  const history = await openHistory();
  const turns = await history.getAll('turns');
  return turns.flatMap((kept) => {
    const turn = readKeptTurn(kept);
    if (!turn) return [];
    const sources = turn.answer?.citations.flatMap(({ document_title, document_author, document_reference, cited_text }) => [document_title, document_author, document_reference, cited_text]) ?? [];
    return [{ conversation: kept.conversation, question: turn.question, folded: foldText([turn.question, turn.answer?.text, ...sources].filter(Boolean).join('\n')) }];
  });
}
