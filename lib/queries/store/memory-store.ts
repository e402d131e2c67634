import { LRUCache } from 'lru-cache';
import type { Store } from './store';

const MAX_BYTES = 128 * 1024 * 1024;
/** What an entry takes beside its text: map, list and clock. */
const ENTRY_BYTES = 200;

export interface MemoryStore extends Store {
  /** The text and how long it still lives in milliseconds; does not count as use. */
  peek(key: string): { value: string; remainingMs: number } | undefined;
}

/**
 * Texts in this process, the least used dropped first.
 * @param maxBytes at two bytes a character, which is the most that a text takes
 */
export function memoryStore(maxBytes = MAX_BYTES): MemoryStore {
  const entries = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (value, key) => ENTRY_BYTES + 2 * (key.length + value.length) });
  const keep = (key: string, value: string, lifetimeMs: number) => {
    // To the cache, no lifetime means for ever.
    if (lifetimeMs > 0) entries.set(key, value, { ttl: Math.ceil(lifetimeMs) });
    else entries.delete(key);
  };
  return {
    get: async (key) => entries.get(key),
    set: async (key, value, lifetimeMs) => keep(key, value, lifetimeMs),
    delete: async (key) => void entries.delete(key),
    claim: async (key, lifetimeMs, value = '1') => {
      if (entries.has(key)) return false;
      keep(key, value, lifetimeMs);
      return true;
    },
    peek: (key) => {
      const value = entries.peek(key);
      return value === undefined ? undefined : { value, remainingMs: entries.getRemainingTTL(key) };
    },
  };
}
