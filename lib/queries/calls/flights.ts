import 'server-only';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env';
import type { Outcome } from '@/lib/skills/outcome';
import type { Waiting } from '../budget/waiting';
import { keptAnswer } from './kept-answers';
import { store } from '../store/store';

interface Flights {
  /** Calls under way, by the key of their answer, and in whose name. */
  running: Map<string, { identity: string; outcome: Promise<Outcome<unknown>> }>;
  /** Calls that wait for their turn, by key and identity: each has an allowance of its own. */
  queued: Map<string, Waiting>;
  /** Refusals and failures of calls that nobody stood waiting for, until the page that comes for them has been drawn. */
  landed: LRUCache<string, Outcome<unknown>>;
}

const LANDED_MS = 10_000;
const OTHERS_POLL_MS = 150;

const shared = globalThis as typeof globalThis & { flights?: Flights };

function flights(): Flights {
  return (shared.flights ??= { running: new Map(), queued: new Map(), landed: new LRUCache({ max: 500, ttl: LANDED_MS }) });
}

/** Waits while another instance reads the same; gives its answer, or undefined once it has given up. */
async function answerOfOthers<Value>(key: string, lock: string): Promise<Outcome<Value> | undefined> {
  while (await store().get(lock)) {
    await new Promise((resolve) => setTimeout(resolve, OTHERS_POLL_MS));
    const kept = await keptAnswer<Value>(key);
    if (kept) return kept;
  }
  return keptAnswer<Value>(key);
}

async function alone<Value>(key: string, lockMs: number, start: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  // Not by the store's state: just after the start it is still connecting, and the claim waits for it.
  if (!env().REDIS_URL) return start();
  const lock = `flight:${key}`;
  if (!(await store().claim(lock, lockMs))) {
    const others = await answerOfOthers<Value>(key, lock);
    if (others) return others;
  }
  try {
    return await start();
  } finally {
    await store().delete(lock);
  }
}

/**
 * Joins equal calls: whoever comes while one is under way gets its outcome, in this process and, with Redis, in all instances. That another
 * reader was refused (token, plan, allowance) says nothing of this one, who then asks too.
 * @param identity in whose name it is asked
 * @param lockMs longest time for which other instances wait
 */
export async function joinFlight<Value>(key: string, identity: string, lockMs: number, start: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const { running } = flights();
  for (let earlier = running.get(key); earlier; earlier = running.get(key)) {
    const outcome = (await earlier.outcome) as Outcome<Value>;
    if (outcome.kind !== 'refused' || earlier.identity === identity) return outcome;
  }
  const outcome = alone(key, lockMs, start).finally(() => running.delete(key));
  running.set(key, { identity, outcome });
  return outcome;
}

const ofReader = (key: string, identity: string) => `${key} ${identity}`;

/** A reader's queued call for the same answer, if there is one. */
export function queuedFlight(key: string, identity: string): Waiting | undefined {
  return flights().queued.get(ofReader(key, identity));
}

/** Remembers that a call waits, so that whoever wants the same of the same allowance waits with it. */
export function keepQueued(key: string, identity: string, waiting: Waiting): void {
  const { queued } = flights();
  queued.set(ofReader(key, identity), waiting);
  void waiting.settled.finally(() => queued.delete(ofReader(key, identity)));
}

/** Keeps how a call ended that nobody stood waiting for; good answers are kept elsewhere. */
export function land(key: string, identity: string, outcome: Outcome<unknown>): void {
  if (outcome.kind === 'refused' || outcome.kind === 'failed') flights().landed.set(ofReader(key, identity), outcome);
  else flights().landed.delete(ofReader(key, identity));
}

/** How such a call ended a moment ago, so that the page that comes for it is not a second call. */
export function landed<Value>(key: string, identity: string): Outcome<Value> | undefined {
  return flights().landed.get(ofReader(key, identity)) as Outcome<Value> | undefined;
}
