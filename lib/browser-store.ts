import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A browser that shows nobody its question whether to allow storage never answers; nor does one whose other tab holds an old store open. */
const PATIENCE_MS = 4_000;

const impatient = () => new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The storage does not answer.')), PATIENCE_MS));

export interface BrowserStore<Schema extends DBSchema> {
  /** @throws Error where storage is refused, blocked or damaged; a later call tries again */
  open(): Promise<IDBPDatabase<Schema>>;
  /** Deletes the whole store, also one that cannot be read. @throws Error when another page holds it open, or storage is refused */
  remove(): Promise<void>;
}

/**
 * A database of the reader's browser (IndexedDB), opened at first use. Nothing of it leaves the browser.
 * @param name which the privacy page names too
 * @param create makes the object stores of a new one
 */
export function browserStore<Schema extends DBSchema>(name: string, create: (database: IDBPDatabase<Schema>) => void): BrowserStore<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };

  function openNow(): Promise<IDBPDatabase<Schema>> {
    if (typeof indexedDB === 'undefined') return Promise.reject(new Error('This browser has no storage.'));
    const opened = openDB<Schema>(name, 1, {
      upgrade: create,
      // Another tab deletes the store or has a newer version of it.
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    return Promise.race([opened, impatient()]);
  }

  return {
    async open() {
      opening ??= openNow();
      try {
        return await opening;
      } catch (error) {
        forget();
        throw error;
      }
    },
    async remove() {
      const opened = await opening?.catch(() => undefined);
      forget();
      opened?.close();
      await Promise.race([deleteDB(name), impatient()]);
    },
  };
}
