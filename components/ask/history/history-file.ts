import { addKept } from './add-kept';
import { historyChanged } from './history-changes';
import { dropOldest } from './keep-turns';
import type { KeptConversation, KeptTurn } from './kept-turn';
import { openHistory } from './open-history';
import { readKeptConversation, readKeptTurn } from './read-kept';

const FORMAT = 'magisterium-explorer-history';
const VERSION = 1;

interface FileEntry { conversation: KeptConversation; turns: KeptTurn[] }

/** Everything that is kept, as one JSON text. @throws Error where the browser keeps nothing */
export async function exportHistory(): Promise<string> {
  const history = await openHistory();
  const tx = history.transaction(['conversations', 'turns']);
  const [kept, turns] = await Promise.all([tx.objectStore('conversations').getAll(), tx.objectStore('turns').getAll()]);
  const turnsBy = new Map<string, KeptTurn[]>();
  for (const { conversation, ...turn } of turns) turnsBy.set(conversation, [...(turnsBy.get(conversation) ?? []), turn]);
  const conversations = kept.flatMap((item) => {
    const conversation = readKeptConversation(item);
    return conversation ? [{ ...conversation, asked: (turnsBy.get(conversation.id) ?? []).flatMap((turn) => readKeptTurn(turn) ?? []) }] : [];
  });
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: new Date().toISOString(), conversations }, null, 1);
}

/**
 * Reads an exported file.
 * @param json untrusted
 * @returns what can be drawn of it; undefined when it is no such file
 */
export function readHistoryFile(json: string): FileEntry[] | undefined {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { format, version, conversations } = (file ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || version !== VERSION || !Array.isArray(conversations)) return undefined;
  return conversations.flatMap((item: unknown) => {
    const conversation = readKeptConversation(item);
    const asked: unknown = (item as { asked?: unknown } | null)?.asked;
    const turns = (Array.isArray(asked) ? asked : []).flatMap((turn: unknown) => readKeptTurn(turn) ?? []);
    return conversation && turns.length > 0 ? [{ conversation, turns }] : [];
  });
}

/**
 * Adds what an exported file has; of what is here already, what is here stays.
 * @returns how many conversations came in or were added to, and how many of the file found no room
 * @throws Error where the browser keeps nothing or has no room; then nothing of the file is kept
 */
export async function importHistory(entries: readonly FileEntry[]): Promise<{ added: number; dropped: number }> {
  const history = await openHistory();
  const tx = history.transaction(['conversations', 'turns', 'forgotten'], 'readwrite');
  try {
    const changed = new Set<string>();
    for (const { conversation, turns } of entries) if (await addKept(tx, conversation, turns)) changed.add(conversation.id);
    await dropOldest(tx);
    let [added, dropped] = [0, 0];
    for (const id of new Set(entries.map(({ conversation }) => conversation.id))) {
      if (!(await tx.objectStore('conversations').getKey(id))) dropped += 1;
      else if (changed.has(id)) added += 1;
    }
    await tx.done;
    historyChanged();
    return { added, dropped };
  } catch (error) {
    await tx.done.catch(() => undefined);
    throw error;
  }
}
