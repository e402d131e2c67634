import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store';

/** The cache holds on to the clock it finds when it is loaded, so these wait. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('texts in memory', () => {
  it('live as long as was said', async () => {
    const store = memoryStore();
    await store.set('a', 'one', 60_000);
    await store.set('b', 'two', 40.5);
    expect(await store.get('b')).toBe('two');
    await wait(60);
    expect(await store.get('b')).toBeUndefined();
    expect(await store.get('a')).toBe('one');
  });

  it('are not kept for ever when the lifetime is nothing, less or no number', async () => {
    const store = memoryStore();
    for (const lifetime of [0, -5, Number.NaN]) {
      await store.set('a', 'before', 60_000);
      await store.set('a', 'after', lifetime);
      expect(await store.get('a')).toBeUndefined();
    }
  });

  it('are claimed once, and again after the time or a delete', async () => {
    const store = memoryStore();
    const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim('lock', 200)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await wait(220);
    expect(await store.claim('lock', 1_000)).toBe(true);
    expect(await store.claim('lock', 1_000)).toBe(false);
    await store.delete('lock');
    expect(await store.claim('lock', 1_000)).toBe(true);
  });

  it('give way to newer ones when the room is full, the least used first', async () => {
    const store = memoryStore(10_000);
    const text = 'x'.repeat(1_000);
    for (const key of ['a', 'b', 'c', 'd']) await store.set(key, text, 60_000);
    await store.get('a');
    await store.set('e', text, 60_000);
    expect(await store.get('b')).toBeUndefined();
    expect(await store.get('a')).toBe(text);
  });

  it('replace nothing by a text that is larger than the room, and leave no older one behind', async () => {
    const store = memoryStore(10_000);
    await store.set('a', 'old', 60_000);
    await store.set('a', 'x'.repeat(20_000), 60_000);
    expect(await store.get('a')).toBeUndefined();
  });
});
