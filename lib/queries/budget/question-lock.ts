import 'server-only';
import type { Store } from '../store/store';

const LIFETIME_MS = 130_000;
const RENEWED_EVERY_MS = 50_000;

export type LockStore = Pick<Store, 'get' | 'claim' | 'set' | 'delete'>;

const keyOf = (identity: string) => `asking:${identity}`;

/** Whether a question of an identity is on its way, on whichever instance. */
export async function isAsking(identity: string, store: LockStore): Promise<boolean> {
  return (await store.get(keyOf(identity))) !== undefined;
}

/**
 * Lets one question of an identity be on its way at a time, on all instances. A process that dies with it holds it for 130 s at most.
 * @returns how to open it again, or undefined when another question is on its way
 */
export async function lockQuestions(identity: string, store: LockStore): Promise<(() => Promise<void>) | undefined> {
  const key = keyOf(identity);
  if (!(await store.claim(key, LIFETIME_MS))) return undefined;
  const renewal = setInterval(() => void store.set(key, '1', LIFETIME_MS), RENEWED_EVERY_MS);
  renewal.unref();
  return async () => {
    clearInterval(renewal);
    await store.delete(key);
  };
}
