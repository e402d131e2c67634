import type { DBSchema } from 'idb';
import { browserChanges } from '@/lib/browser-changes';
import { browserStore } from '@/lib/browser-store';
import { readSaved } from './read-saved';
import { MOST_SAVED, type SavedThing } from './saved-thing';

interface SavedSchema extends DBSchema {
  things: { key: string; value: SavedThing; indexes: { savedAt: string } };
}

const store = browserStore<SavedSchema>('saved-documents', (database) => {
  database.createObjectStore('things', { keyPath: 'key' }).createIndex('savedAt', 'savedAt');
});
const changes = browserChanges('saved-documents');

/** Hears that something was saved or deleted, in any tab. */
export const onSavedChange = changes.listen;

/** Everything that is saved, the latest first; what is damaged is left out. @throws Error where the browser keeps nothing */
export async function listSaved(): Promise<SavedThing[]> {
  const all = await (await store.open()).getAllFromIndex('things', 'savedAt');
  return all.flatMap((kept) => readSaved(kept) ?? []).reverse();
}

/** When a thing was saved; undefined where it is not. @throws Error where the browser keeps nothing */
export async function savedSince(key: string): Promise<string | undefined> {
  return readSaved(await (await store.open()).get('things', key))?.savedAt;
}

/**
 * Saves things; one of the same key is replaced.
 * @returns how many found no room among those that may be saved
 * @throws Error where the browser keeps nothing or has no room; then none of these is kept
 */
export async function save(things: readonly SavedThing[]): Promise<number> {
  const tx = (await store.open()).transaction('things', 'readwrite');
  let refused = 0;
  try {
    for (const thing of things) {
      const isNew = (await tx.store.getKey(thing.key)) === undefined;
      if (isNew && (await tx.store.count()) >= MOST_SAVED) refused += 1;
      else await tx.store.put(thing);
    }
    await tx.done;
  } catch (error) {
    // A request that fails aborts the transaction; its own rejection must not go unheard.
    await tx.done.catch(() => undefined);
    throw error;
  }
  changes.tell();
  return refused;
}

/**
 * Deletes at once.
 * @param keys which; all without
 * @returns what brings them back: `save`
 * @throws Error where the browser keeps nothing
 */
export async function removeSaved(keys?: readonly string[]): Promise<SavedThing[]> {
  const tx = (await store.open()).transaction('things', 'readwrite');
  const removed = (await tx.store.getAll()).filter(({ key }) => !keys || keys.includes(key));
  if (keys) for (const { key } of removed) await tx.store.delete(key);
  else await tx.store.clear();
  await tx.done;
  changes.tell();
  return removed.flatMap((thing) => readSaved(thing) ?? []);
}

/** Deletes the store whole, also a damaged one. @throws Error when another page holds it open, or storage is refused */
export async function removeStore(): Promise<void> {
  await store.remove();
  changes.tell();
}
