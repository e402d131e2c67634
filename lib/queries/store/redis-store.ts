import { memoryStore } from './memory-store';
import { redisLink, type RedisClient, type RedisLink, type RunCommand } from './redis-link';
import type { Store } from './store';

const PREFIX = 'mx:';
/** A larger text would hold up the commands behind it; it stays in the memory of its instance. */
const MAX_REDIS_BYTES = 2 * 1024 * 1024;
/** Keys remembered in a long outage; Redis keeps what it had of the oldest. */
const MAX_UNSENT = 100_000;
const LONGEST_MS = 10 * 365 * 24 * 60 * 60 * 1000;

export interface RedisStore extends Store {
  readonly link: RedisLink;
}

const isLarge = (value: string) => value.length > MAX_REDIS_BYTES || Buffer.byteLength(value) > MAX_REDIS_BYTES;
const lifetime = (ms: number) => ({ expiration: { type: 'PX' as const, value: Math.ceil(Math.min(ms, LONGEST_MS)) } });

/**
 * Texts in Redis, or in memory while it is down. What is set or deleted meanwhile is in this instance's memory only,
 * and is brought to Redis before that is used again: else a text of before the outage would come back, a session that was signed out among them.
 */
export function redisStore(url: string): RedisStore {
  const memory = memoryStore();
  /** Keys for which memory says what holds, and Redis does not know yet. */
  const unsent = new Set<string>();

  function remember(key: string): void {
    unsent.add(key);
    const [oldest] = unsent;
    if (unsent.size > MAX_UNSENT && oldest !== undefined) unsent.delete(oldest);
  }

  async function send(run: RunCommand, key: string): Promise<void> {
    const kept = memory.peek(key);
    const value = kept && !isLarge(kept.value) ? kept.value : undefined;
    if (kept && value !== undefined) await run((client) => client.set(PREFIX + key, value, lifetime(Math.max(1, kept.remainingMs))));
    else await run((client) => client.del(PREFIX + key));
    // Written once more meanwhile: not sent yet.
    if (memory.peek(key)?.value !== kept?.value) return send(run, key);
    unsent.delete(key);
    if (value !== undefined) await memory.delete(key);
  }

  const link = redisLink(url, async (run) => {
    for (const key of unsent) await send(run, key);
  });

  /** In Redis, or else in memory until Redis is back and has been told. */
  async function either<Value>(key: string, inRedis: (client: RedisClient) => Promise<Value>, inMemory: () => Promise<Value>): Promise<Value> {
    if (unsent.has(key)) return inMemory();
    try {
      return await link.run(inRedis);
    } catch {
      remember(key);
      return inMemory();
    }
  }

  const remove = (key: string) => either(key, async (client) => void (await client.del(PREFIX + key)), async () => undefined);

  return {
    link,
    get: async (key) => {
      const found = unsent.has(key) ? undefined : await link.run((client) => client.get(PREFIX + key)).catch(() => undefined);
      return found ?? memory.get(key);
    },
    set: async (key, value, lifetimeMs) => {
      if (!(lifetimeMs > 0) || isLarge(value)) {
        await memory.set(key, value, lifetimeMs);
        return remove(key);
      }
      await either(
        key,
        async (client) => {
          await client.set(PREFIX + key, value, lifetime(lifetimeMs));
          await memory.delete(key);
        },
        () => memory.set(key, value, lifetimeMs),
      );
    },
    delete: async (key) => {
      await memory.delete(key);
      await remove(key);
    },
    claim: (key, lifetimeMs, value = '1') =>
      either(
        key,
        async (client) => (await client.set(PREFIX + key, value, { condition: 'NX', ...lifetime(lifetimeMs) })) !== null,
        () => memory.claim(key, lifetimeMs, value),
      ),
  };
}
