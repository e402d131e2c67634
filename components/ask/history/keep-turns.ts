import type { IDBPTransaction } from 'idb';
import { conversationWith } from './conversation-with';
import { historyChanged } from './history-changes';
import { MAX_CONVERSATIONS, type KeptConversation, type KeptTurn } from './kept-turn';
import { readKeptConversation, readKeptTurn } from './read-kept';
import { openHistory, type HistorySchema } from './open-history';
import { besideSameAnswer } from './same-answer';
import { isTakenOut } from './taken-out';
import { titleOf } from './title-of';

const STORES = ['conversations', 'turns', 'forgotten'] as const;

/** A change of the history, whole or not at all. */
export type Writing = IDBPTransaction<HistorySchema, typeof STORES, 'readwrite'>;

/** All turns of one conversation. */
export const turnsOf = (id: string) => IDBKeyRange.bound([id, ''], [id, '\uffff']);

/** How a conversation stands that was to be kept: `forgotten` when the reader has deleted all of what is shown, `empty` when no answer came to any of it. */
export interface Kept {
  id: string;
  state: 'kept' | 'forgotten' | 'empty';
  /** How many questions of it are kept. */
  turns: number;
}

/**
 * Keeps what a page shows of a conversation. What is kept already stays untouched, so that two tabs and repeated renderings do no harm.
 * @param named id of the conversation in the address; without one, the conversation that has most of the turns, else a new one
 * @param turns in their order
 * @param unanswered tickets to which no answer came: they are dropped if they were kept as waiting
 * @throws DOMException or Error when the browser keeps nothing; then nothing of this call is kept
 */
export async function keepTurns(named: string | undefined, turns: readonly KeptTurn[], unanswered: readonly string[]): Promise<Kept> {
  const history = await openHistory();
  const tx = history.transaction(STORES, 'readwrite');
  try {
    const first = turns[0]?.ticket ?? unanswered[0] ?? '';
    const tickets = [...turns.map(({ ticket }) => ticket), ...unanswered];
    const kept = named ? [] : await Promise.all(tickets.map((ticket) => tx.objectStore('turns').index('ticket').getAllKeys(ticket)));
    const id = named ?? conversationWith(tickets, kept.flat()) ?? first;
    const until = (await tx.objectStore('forgotten').get(id))?.until ?? '';
    // Only now: a question may have been taken out of the queue since this was called.
    const held = turns.filter(({ ticket }) => !isTakenOut(ticket));
    // An agent may send more than is drawn; only what can be drawn again is kept.
    const wanted = held.flatMap((turn) => readKeptTurn(turn) ?? []).filter(({ askedAt }) => askedAt > until);
    let changed = false;
    for (const turn of wanted) changed = (await putTurn(tx, id, turn, tickets)) || changed;
    for (const ticket of unanswered) changed = (await dropWaiting(tx, id, ticket)) || changed;
    const count = await tx.objectStore('turns').count(turnsOf(id));
    if (changed) {
      await putConversation(tx, id, count, wanted);
      await dropOldest(tx);
    }
    await tx.done;
    if (changed) historyChanged();
    return { id, state: count > 0 ? 'kept' : held.length > 0 ? 'forgotten' : 'empty', turns: count };
  } catch (error) {
    // A request that fails aborts the transaction; its own rejection must not go unheard.
    await tx.done.catch(() => undefined);
    throw error;
  }
}

async function putTurn(tx: Writing, id: string, turn: KeptTurn, shown: readonly string[]): Promise<boolean> {
  const store = tx.objectStore('turns');
  const kept = await store.get([id, turn.ticket]);
  if (kept && (kept.answer || !turn.answer)) return false;
  const { isKept, replaced } = besideSameAnswer(turn, turn.answer?.taskId ? await store.getAll(turnsOf(id)) : [], shown);
  if (!isKept) return false;
  await store.put({ ...turn, conversation: id });
  for (const ticket of replaced) await store.delete([id, ticket]);
  return true;
}

async function dropWaiting(tx: Writing, id: string, ticket: string): Promise<boolean> {
  const store = tx.objectStore('turns');
  const kept = await store.get([id, ticket]);
  if (!kept || kept.answer) return false;
  await store.delete([id, ticket]);
  return true;
}

async function putConversation(tx: Writing, id: string, turns: number, added: readonly KeptTurn[]): Promise<void> {
  const store = tx.objectStore('conversations');
  if (turns === 0) return store.delete(id);
  const kept = readKeptConversation(await store.get(id));
  const instants = [...added.map(({ askedAt }) => askedAt), ...(kept ? [kept.startedAt, kept.changedAt] : [])].sort();
  const [startedAt = '', changedAt = startedAt] = [instants[0], instants.at(-1)];
  const title = kept?.title ?? titleOf(added[0]?.question ?? '');
  const conversation: KeptConversation = { id, title, isNamed: kept?.isNamed ?? false, startedAt, changedAt, turns };
  await store.put(conversation);
}

/** Makes room: the conversations that changed longest ago go. */
export async function dropOldest(tx: Writing): Promise<void> {
  const store = tx.objectStore('conversations');
  let surplus = (await store.count()) - MAX_CONVERSATIONS;
  for (let cursor = await store.index('changedAt').openCursor(); cursor && surplus > 0; cursor = await cursor.continue(), surplus -= 1) {
    await tx.objectStore('turns').delete(turnsOf(cursor.value.id));
    await cursor.delete();
  }
}
