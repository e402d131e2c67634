import type { DBSchema } from 'idb';
import { browserStore } from '@/lib/browser-store';
import type { KeptConversation, KeptTurn } from './kept-turn';

/** Which turns have been deleted, so that a page that still shows them does not keep them again: those of `id` asked up to `until`. */
export interface Forgotten {
  id: string;
  /** ISO 8601 instants: of its last question, of the deletion. */
  until: string;
  at: string;
}

/** Everything in a browser's history of questions. */
export interface HistorySchema extends DBSchema {
  conversations: { key: string; value: KeptConversation; indexes: { changedAt: string } };
  turns: { key: [string, string]; value: KeptTurn & { conversation: string }; indexes: { ticket: string } };
  forgotten: { key: string; value: Forgotten; indexes: { at: string } };
}

const store = browserStore<HistorySchema>('ask-history', (history) => {
  history.createObjectStore('conversations', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
  history.createObjectStore('turns', { keyPath: ['conversation', 'ticket'] }).createIndex('ticket', 'ticket');
  history.createObjectStore('forgotten', { keyPath: 'id' }).createIndex('at', 'at');
});

/** The history of questions in this browser. @throws Error where storage is refused, blocked or damaged; a later call tries again */
export const openHistory = store.open;

/** Deletes the whole store, also one that cannot be read. @throws Error when another page holds it open, or storage is refused */
export const removeHistory = store.remove;
