import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lock, type LockStore } from './lock';

/** A store whose clock can be moved. */
function texts(): LockStore {
  const kept = new Map<string, { value: string; until: number }>();
  const alive = (key: string) => ((kept.get(key)?.until ?? 0) > Date.now() ? kept.get(key) : undefined);
  return {
    get: async (key) => alive(key)?.value,
    set: async (key, value, lifetimeMs) => void kept.set(key, { value, until: Date.now() + lifetimeMs }),
    delete: async (key) => void kept.delete(key),
    claim: async (key, lifetimeMs, value = '1') => !alive(key) && Boolean(kept.set(key, { value, until: Date.now() + lifetimeMs })),
  };
}

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

it('one has it at a time, for as long as it takes, and then another', async () => {
  const store = texts();
  const open = await lock(store, 'a', 3_000);
  expect(await lock(store, 'a', 3_000)).toBeUndefined();
  expect(await lock(store, 'b', 3_000)).toBeDefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await lock(store, 'a', 3_000)).toBeUndefined();
  await open?.();
  expect(await lock(store, 'a', 3_000)).toBeDefined();
});

it('a process that dies with it holds it for its lifetime only', async () => {
  const store = texts();
  await store.claim('a', 3_000, 'somebody who died');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await lock(store, 'a', 3_000)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await lock(store, 'a', 3_000)).toBeDefined();
});

it('who lost it neither opens nor renews what another has closed', async () => {
  const store = texts();
  const lost = await lock(store, 'a', 3_000);
  await store.delete('a');
  const open = await lock(store, 'a', 9_000);
  const owner = await store.get('a');
  await vi.advanceTimersByTimeAsync(2_000);
  await lost?.();
  expect([await store.get('a'), await lock(store, 'a', 3_000)]).toEqual([owner, undefined]);
  await open?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await store.get('a')).toBeUndefined();
});
