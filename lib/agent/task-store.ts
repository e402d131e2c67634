import { LRUCache } from 'lru-cache';

/**
 * A2A promises nothing about keeping tasks; the client's documents say 24 hours. Two bounds keep memory flat under any traffic:
 * 32 MiB hold the 5,000 tasks when they are profiles of some 3,000 characters, fewer when they are long readings.
 */
const LIMITS = { tasks: 5_000, bytes: 32 * 1024 * 1024, milliseconds: 24 * 60 * 60 * 1000 };

export interface TaskStore {
  /** Keeps a task, written as JSON; the least recently read ones give way when a bound is reached. */
  put(id: string, json: string): void;
  /** The task as it was written, or undefined when it is unknown, older than 24 h, or gave way. */
  get(id: string): string | undefined;
}

/**
 * Tasks are kept as the JSON text of the reply: it is written once, nobody can change a kept task, and its length bounds the memory
 * (a character counts as two bytes).
 */
export function createTaskStore(limits: { tasks: number; bytes: number; milliseconds: number } = LIMITS): TaskStore {
  const kept = new LRUCache<string, string>({
    max: limits.tasks,
    maxSize: limits.bytes,
    sizeCalculation: (json) => json.length * 2,
    ttl: limits.milliseconds,
  });
  return {
    put: (id, json) => void kept.set(id, json),
    get: (id) => kept.get(id),
  };
}

const shared = globalThis as typeof globalThis & { a2aTaskStore?: TaskStore };

/** The one store of this process; pages and routes load modules twice, so it hangs on `globalThis`. */
export function taskStore(): TaskStore {
  return (shared.a2aTaskStore ??= createTaskStore());
}
