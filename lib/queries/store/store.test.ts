import { afterEach, describe, expect, it, vi } from 'vitest';

async function freshStore(redisUrl: string) {
  vi.resetModules();
  vi.stubEnv('REDIS_URL', redisUrl);
  delete (globalThis as { keptStore?: unknown }).keptStore;
  return import('./store');
}

describe('the store of this process', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    delete (globalThis as { keptStore?: unknown }).keptStore;
  });

  it('is memory without REDIS_URL, one for all who import it', async () => {
    const one = await freshStore('');
    expect(one.storeState()).toBe('memory');
    expect(one.redisClient()).toBeUndefined();
    await one.store().set('a', 'one', 60_000);
    vi.resetModules();
    const again = await import('./store');
    expect(again.store).not.toBe(one.store);
    expect(await again.store().get('a')).toBe('one');
  });

  it.each(['not an address CANARY-77', 'http://user:CANARY-77@localhost', 'redis://:CANARY-77@localhost/none'])('goes on with memory when REDIS_URL is unreadable: %s', async (url) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, storeState, redisClient } = await freshStore(url);
    await store().set('a', 'one', 60_000);
    expect(await store().get('a')).toBe('one');
    expect(storeState()).toBe('redis-down');
    expect(redisClient()).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(1);
    expect(String(error.mock.calls)).not.toContain('CANARY');
  });
});
