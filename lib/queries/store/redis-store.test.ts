import { afterEach, describe, expect, it, vi } from 'vitest';
import { redisServer, startRedis, type RedisProcess } from '@/e2e/redis-process';
import { redisStore, type RedisStore } from './redis-store';

if (!redisServer) console.warn('No redis-server here: the tests of the shared store are skipped.');

const MINUTE = 60_000;

describe.skipIf(!redisServer)('texts in a real Redis', () => {
  const servers: RedisProcess[] = [];
  const stores: RedisStore[] = [];

  const server = async (options?: Parameters<typeof startRedis>[0]) => {
    const started = await startRedis(options);
    servers.push(started);
    return started;
  };
  const open = (url: string) => {
    const store = redisStore(url);
    stores.push(store);
    return store;
  };
  const until = (state: boolean, store: RedisStore, ms = 8_000) => vi.waitFor(() => expect(store.link.isUp()).toBe(state), { timeout: ms, interval: 20 });

  afterEach(async () => {
    for (const store of stores.splice(0)) store.link.close();
    for (const { stop, resume } of servers.splice(0)) {
      resume();
      await stop();
    }
    vi.restoreAllMocks();
  });

  it('are there for the first command after start, and for another instance', async () => {
    const { url } = await server();
    const one = open(url);
    await one.set('a', 'Große Antwort, 聖', MINUTE);
    const two = open(url);
    expect(await two.get('a')).toBe('Große Antwort, 聖');
    await two.delete('a');
    expect(await one.get('a')).toBeUndefined();
  });

  it('carry our name and the lifetime', async () => {
    const { url } = await server();
    const store = open(url);
    await until(true, store);
    await store.set('a', 'one', 1_500.5);
    expect(await store.link.client.keys('*')).toEqual(['mx:a']);
    expect(Number(await store.link.client.pTTL('mx:a'))).toBeLessThanOrEqual(1_501);
    await store.set('b', 'for ever', Number.MAX_VALUE);
    expect(await store.get('b')).toBe('for ever');
    await store.set('b', 'gone', 0);
    expect(await store.get('b')).toBeUndefined();
    await vi.waitFor(async () => expect(await store.get('a')).toBeUndefined(), { timeout: 4_000 });
  });

  it('are claimed by one of 20 callers in two instances', async () => {
    const { url } = await server();
    const both = [open(url), open(url)];
    const claims = await Promise.all(Array.from({ length: 20 }, (_, i) => both[i % 2]?.claim('lock', MINUTE)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await both[0]?.delete('lock');
    expect(await both[1]?.claim('lock', MINUTE)).toBe(true);
  });

  it('of more than 2 MiB stay in the instance, and leave no older one in Redis', async () => {
    const { url } = await server();
    const [one, two] = [open(url), open(url)];
    const large = '€'.repeat(1024 * 1024);
    await one.set('a', 'small', MINUTE);
    await one.set('a', large, MINUTE);
    expect(await one.get('a')).toBe(large);
    expect(await two.get('a')).toBeUndefined();
    await one.set('a', 'x'.repeat(8 * 1024 * 1024), MINUTE);
    expect((await one.get('a'))?.length).toBe(8 * 1024 * 1024);
    await one.set('a', 'small again', MINUTE);
    expect(await two.get('a')).toBe('small again');
    expect(await one.get('a')).toBe('small again');
  });

  it('go on in memory through a crash in mid-flight, and come back with what was set and deleted meanwhile', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const first = await server();
    const store = open(first.url);
    await until(true, store);
    await store.set('before', 'lost with the crash', MINUTE);
    const inFlight = Array.from({ length: 50 }, (_, i) => store.set(`flight-${i}`, String(i), MINUTE));
    const stopped = first.stop();
    await Promise.all(inFlight);
    await stopped;
    await until(false, store);
    expect(await store.get('before')).toBeUndefined();
    await store.set('meanwhile', 'kept', MINUTE);
    expect(await store.get('meanwhile')).toBe('kept');
    expect(await store.claim('lock', MINUTE)).toBe(true);
    expect(await store.claim('lock', MINUTE)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(error).toHaveBeenCalledTimes(1);

    const again = await server({ port: first.port });
    await until(true, store);
    const other = open(again.url);
    expect(await other.get('meanwhile')).toBe('kept');
    expect(await other.claim('lock', MINUTE)).toBe(false);
    expect(await store.get('meanwhile')).toBe('kept');
    expect(error).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledTimes(1);
  });

  it('never hold a page up: a Redis that answers nothing costs one command 250 ms, then none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const redis = await server();
    const [store, other] = [open(redis.url), open(redis.url)];
    await store.set('a', 'old', MINUTE);
    await store.set('session', 'signed in', MINUTE);
    redis.pause();
    const timed = async (run: () => Promise<unknown>) => {
      const started = performance.now();
      await run();
      return performance.now() - started;
    };
    expect(await timed(() => store.get('a'))).toBeLessThan(1_500);
    await store.set('a', 'new', MINUTE);
    await store.delete('session');
    // Waiting 250 ms for each would take ten seconds.
    const many = async () => {
      for (let read = 0; read < 40; read++) await store.get('a');
    };
    expect(await timed(many)).toBeLessThan(2_000);
    expect(await store.get('a')).toBe('new');
    expect(store.link.isUp()).toBe(false);
    // Long enough for the connection to be given up and tried anew.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(store.link.isUp()).toBe(false);
    redis.resume();
    await until(true, store);
    await until(true, other);
    expect(await store.get('a')).toBe('new');
    expect(await other.get('a')).toBe('new');
    expect(await other.get('session')).toBeUndefined();
  });

  it('stay in memory while Redis takes none for want of room', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const redis = await server();
    const store = open(redis.url);
    await until(true, store);
    await store.set('a', 'old', MINUTE);
    await store.link.client.configSet('maxmemory', '1');
    await store.set('a', 'new', MINUTE);
    expect(await store.get('a')).toBe('new');
    expect(store.link.isUp()).toBe(false);
    expect(String(error.mock.calls)).toContain('OOM');
    await store.link.client.configSet('maxmemory', '0');
    await until(true, store);
    expect(await open(redis.url).get('a')).toBe('new');
  });

  it('are kept in memory when there was never a Redis, or the password is wrong; the log names neither password nor user', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const redis = await server({ password: 'right-8f2' });
    const absent = open('redis://someone:CANARY-77@127.0.0.1:1/0');
    const wrong = open(`redis://:CANARY-77@127.0.0.1:${redis.port}`);
    const right = open(redis.url);
    for (const store of [absent, wrong, right]) {
      await store.set('a', 'kept', MINUTE);
      expect(await store.get('a')).toBe('kept');
    }
    expect([absent, wrong, right].map((store) => store.link.isUp())).toEqual([false, false, true]);
    const logged = error.mock.calls.map(String);
    expect(logged).toHaveLength(2);
    expect(logged.join()).toMatch(/127\.0\.0\.1:1 .*ECONNREFUSED/);
    expect(logged.join()).toContain('WRONGPASS');
    expect(logged.join()).not.toMatch(/CANARY|someone/);
  });
});
