import { lock, type LockStore } from '../store/lock';

export type { LockStore };

/** Longer than a question may take. */
const LIFETIME_MS = 130_000;

const keyOf = (identity: string) => `asking:${identity}`;

/** Whether a question of an identity is on its way, on whichever instance. */
export async function isAsking(identity: string, store: LockStore): Promise<boolean> {
  return (await store.get(keyOf(identity))) !== undefined;
}

/**
 * Lets one question of an identity be on its way at a time, on all instances.
 * @returns how to open it again, or undefined when another question is on its way
 */
export function lockQuestions(identity: string, store: LockStore): Promise<(() => Promise<void>) | undefined> {
  return lock(store, keyOf(identity), LIFETIME_MS);
}
