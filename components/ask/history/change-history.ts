import { forgetTasks } from '../answer-tasks';
import { addKept } from './add-kept';
import { historyChanged } from './history-changes';
import { turnsOf } from './keep-turns';
import { openHistory, removeHistory, type Forgotten, type HistorySchema } from './open-history';

/** So many deletions are remembered, without their words; the oldest are forgotten in turn. */
const MAX_FORGOTTEN = 1_000;
const STORES = ['conversations', 'turns', 'forgotten'] as const;

/** What was deleted, as long as it can be brought back. */
export interface Deleted {
  conversations: HistorySchema['conversations']['value'][];
  turns: HistorySchema['turns']['value'][];
}

/** Gives a conversation a title. @throws Error where the browser keeps nothing */
export async function renameConversation(id: string, title: string): Promise<void> {
  const history = await openHistory();
  const tx = history.transaction('conversations', 'readwrite');
  const kept = await tx.store.get(id);
  if (kept) await tx.store.put({ ...kept, title, isNamed: true });
  await tx.done;
  historyChanged();
}

/**
 * Deletes conversations at once. A page that still shows one does not keep its old turns again.
 * @param ids which; all without
 * @returns what brings them back
 * @throws Error where the browser keeps nothing
 */
export async function deleteConversations(ids?: readonly string[]): Promise<Deleted> {
  const history = await openHistory();
  const tx = history.transaction(STORES, 'readwrite');
  const conversations = (await tx.objectStore('conversations').getAll()).filter(({ id }) => !ids || ids.includes(id));
  const turns: Deleted['turns'] = [];
  const at = new Date().toISOString();
  for (const { id, changedAt } of conversations) {
    const own = await tx.objectStore('turns').getAll(turnsOf(id));
    turns.push(...own);
    const until = own.reduce((latest, { askedAt }) => (askedAt > latest ? askedAt : latest), changedAt);
    const forgotten: Forgotten = { id, until, at };
    await Promise.all([tx.objectStore('turns').delete(turnsOf(id)), tx.objectStore('conversations').delete(id), tx.objectStore('forgotten').put(forgotten)]);
  }
  // Turns without a conversation are the remains of a damage.
  if (!ids) await tx.objectStore('turns').clear();
  const deletions = tx.objectStore('forgotten');
  let surplus = (await deletions.count()) - MAX_FORGOTTEN;
  for (let cursor = await deletions.index('at').openCursor(); cursor && surplus > 0; cursor = await cursor.continue(), surplus -= 1) await cursor.delete();
  await tx.done;
  forgetTasks(ids && turns.map(({ ticket }) => ticket));
  historyChanged();
  return { conversations, turns };
}

/** Brings deleted conversations back; what was kept of them since then stays. @throws Error where the browser keeps nothing */
export async function restoreConversations({ conversations, turns }: Deleted): Promise<void> {
  const history = await openHistory();
  const tx = history.transaction(STORES, 'readwrite');
  for (const conversation of conversations) await addKept(tx, conversation, turns.filter((turn) => turn.conversation === conversation.id));
  await tx.done;
  historyChanged();
}

/** Deletes the whole store, also one that cannot be read. @throws Error when another page holds it open, or storage is refused */
export async function deleteStore(): Promise<void> {
  await removeHistory();
  forgetTasks();
  historyChanged();
}
