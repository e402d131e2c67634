import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptConversation, KeptTurn } from './kept-turn';

/** Name of the store; privacy page and tests name it too. */
export const HISTORY = 'ask-history';

/** A browser that shows nobody its question whether to allow storage never answers; nor does one whose other tab holds an old store open. */
const PATIENCE_MS = 4_000;

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

export type History = IDBPDatabase<HistorySchema>;

let opening: Promise<History> | undefined;

function open(): Promise<History> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new Error('This browser has no storage.'));
  const opened = openDB<HistorySchema>(HISTORY, 1, {
    upgrade(history) {
      history.createObjectStore('conversations', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      history.createObjectStore('turns', { keyPath: ['conversation', 'ticket'] }).createIndex('ticket', 'ticket');
      history.createObjectStore('forgotten', { keyPath: 'id' }).createIndex('at', 'at');
    },
    // Another tab deletes the store or has a newer version of it.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
  const impatient = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The storage does not answer.')), PATIENCE_MS));
  return Promise.race([opened, impatient]);
}

/**
 * The history of questions in this browser.
 * @throws Error where storage is refused, blocked or damaged; a later call tries again
 */
export async function openHistory(): Promise<History> {
  opening ??= open();
  try {
    return await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

/** Lets go of the store, so that it can be deleted whole. */
export async function closeHistory(): Promise<void> {
  const history = await opening?.catch(() => undefined);
  opening = undefined;
  history?.close();
}
