import 'server-only';
import type { Outcome } from '@/lib/skills/outcome';
import type { Waiting } from '../budget/waiting';
import { alone, isAlsoFor } from './alone';
import { store } from '../store/store';

interface Flights {
  /** Calls under way, by the key of their answer, and in whose name. */
  running: Map<string, { identity: string; outcome: Promise<Outcome<unknown> | undefined> }>;
}

/** Until the page that comes for it has been drawn. */
const LANDED_MS = 10_000;
/** Fifty places of one call a minute. */
const LONGEST_QUEUE_MS = 50 * 60_000;

const shared = globalThis as typeof globalThis & { flights?: Flights };

function flights(): Flights {
  return (shared.flights ??= { running: new Map() });
}

/**
 * Joins equal calls: whoever comes while one is under way gets its outcome, in this process and, with Redis, in all instances. That another
 * reader was refused says nothing of this one, who then asks too.
 * @param identity in whose name it is asked
 * @param start asks; undefined where it did not, and whoever has joined asks then
 */
export async function joinFlight<Value, Started extends Outcome<Value> | undefined = Outcome<Value>>(key: string, identity: string, start: () => Promise<Started>): Promise<Outcome<Value> | Started> {
  const { running } = flights();
  for (let earlier = running.get(key); earlier; earlier = running.get(key)) {
    const outcome = (await earlier.outcome) as Outcome<Value> | undefined;
    if (outcome && isAlsoFor(identity, outcome, earlier.identity)) return outcome;
  }
  const outcome = alone<Value, Started>(key, identity, start).finally(() => running.delete(key));
  running.set(key, { identity, outcome });
  return outcome;
}

const ofReader = (key: string, identity: string) => `${key} ${identity}`;

/** In place of an identity, for calls under way: everybody may wait for their answers. A place in the queue is its allowance's own. */
export const ANYBODY = '';

const queuedKey = (key: string, identity: string) => `queued:${ofReader(key, identity)}`;

/** The id of a reader's queued call for the same answer, if one waits, on whichever instance. */
export function queuedFlight(key: string, identity: string): Promise<string | undefined> {
  return store().get(queuedKey(key, identity));
}

/** Remembers that a call waits, so that whoever wants the same of the same allowance waits with it; one that is being made, for all readers. */
export async function keepQueued(key: string, identity: string, waiting: Waiting): Promise<void> {
  const names = [identity, ...(waiting.state === 'running' ? [ANYBODY] : [])];
  await Promise.all(names.map((name) => store().set(queuedKey(key, name), waiting.id, LONGEST_QUEUE_MS)));
  void waiting.settled.finally(() => Promise.all(names.map((name) => store().delete(queuedKey(key, name)))));
}

const landedKey = (key: string, identity: string) => `landed:${ofReader(key, identity)}`;

/** Keeps how a call ended that nobody stood waiting for, on all instances; good answers are kept elsewhere. */
export async function land(key: string, identity: string, outcome: Outcome<unknown>): Promise<void> {
  if (outcome.kind === 'refused' || outcome.kind === 'failed') await store().set(landedKey(key, identity), JSON.stringify(outcome), LANDED_MS);
  else await store().delete(landedKey(key, identity));
}

/** How such a call ended a moment ago, so that the page that comes for it is not a second call. */
export async function landed<Value>(key: string, identity: string): Promise<Outcome<Value> | undefined> {
  const text = await store().get(landedKey(key, identity));
  return text === undefined ? undefined : (JSON.parse(text) as Outcome<Value>);
}
