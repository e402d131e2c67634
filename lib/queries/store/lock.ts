import type { Store } from './store';

/** What a lock needs of a store. */
export type LockStore = Pick<Store, 'get' | 'claim' | 'set' | 'delete'>;

/**
 * Lets one at a time do something, on all instances, for as long as it takes: the lock is renewed until it is opened. It is opened by whoever
 * closed it only, also where it was lost meanwhile and another has it.
 * @param lifetimeMs for which a process that dies with it holds it
 * @param owner what others find under the key; of one owner only
 * @returns how to open it again, or undefined when another has it
 */
export async function lock(store: LockStore, key: string, lifetimeMs: number, owner: string = crypto.randomUUID()): Promise<(() => Promise<void>) | undefined> {
  if (!(await store.claim(key, lifetimeMs, owner))) return undefined;
  let isOpen = false;
  const isOwn = async () => (await store.get(key)) === owner;
  const renewal = setInterval(() => void isOwn().then((own) => (own && !isOpen ? store.set(key, owner, lifetimeMs) : undefined)), lifetimeMs / 3);
  renewal.unref();
  return async () => {
    isOpen = true;
    clearInterval(renewal);
    if (await isOwn()) await store.delete(key);
  };
}
