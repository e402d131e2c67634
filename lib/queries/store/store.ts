import 'server-only';
import { env } from '@/lib/env';
import { memoryStore } from './memory-store';
import type { RedisLink } from './redis-link';
import { redisStore, type RedisStore } from './redis-store';

/** Texts by key, each for a time: what a reader of one instance may need of another. Nothing here ever throws. */
export interface Store {
  get(key: string): Promise<string | undefined>;
  /** @param lifetimeMs milliseconds; none or less removes the key */
  set(key: string, value: string, lifetimeMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Sets the key if it is absent. @returns true when it was: the caller has it for that long, or until it deletes it */
  claim(key: string, lifetimeMs: number, value?: string): Promise<boolean>;
}

// Module state is not shared between pages and route handlers.
const shared = globalThis as typeof globalThis & { keptStore?: { store: Store; redis?: RedisStore } };

/** An address that cannot be read is an outage that does not end; the error would repeat it, password and all. */
function redisOf(url: string): RedisStore | undefined {
  try {
    return redisStore(url);
  } catch {
    console.error('REDIS_URL cannot be read as redis://[user:password@]host[:port][/number]; going on with memory.');
    return undefined;
  }
}

function kept(): { store: Store; redis?: RedisStore } {
  if (shared.keptStore) return shared.keptStore;
  const url = env().REDIS_URL;
  const redis = url ? redisOf(url) : undefined;
  return (shared.keptStore = { store: redis ?? memoryStore(), redis });
}

/** The one store of this process: memory, or the Redis of REDIS_URL; memory while that is down. */
export function store(): Store {
  return kept().store;
}

/** Where texts are kept now. */
export function storeState(): 'memory' | 'redis' | 'redis-down' {
  if (!env().REDIS_URL) return 'memory';
  return kept().redis?.link.isUp() ? 'redis' : 'redis-down';
}

/**
 * The client of REDIS_URL, for a limiter; undefined without one. Its commands are rejected at once while there is no connection,
 * and after about a second when Redis does not reply.
 */
export function redisClient(): RedisLink['client'] | undefined {
  return kept().redis?.link.client;
}
