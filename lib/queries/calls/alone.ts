import 'server-only';
import { env } from '@/lib/env';
import type { Outcome } from '@/lib/skills/outcome';
import { lock } from '../store/lock';
import { store } from '../store/store';
import { keptAnswer } from './kept-answers';

const OTHERS_POLL_MS = 150;
/** A process that dies with a call holds up the others for so long. */
const LOCK_MS = 15_000;
/** Until every instance that waited for it has looked. */
const FLOWN_MS = 10_000;

const lockKey = (key: string) => `flight:${key}`;
const flownKey = (flight: string) => `flown:${flight}`;

/** How a call went that other instances have waited for. No outcome: it was answered, and the answer is kept. */
interface Flown {
  identity: string;
  outcome?: Outcome<unknown>;
}

/** That one reader was refused (token, plan, allowance) says nothing of another, who then asks too. */
export function isAlsoFor(identity: string, outcome: Outcome<unknown>, whose: string): boolean {
  return outcome.kind !== 'refused' || identity === whose;
}

/** Waits while another instance reads the same. @returns how it went there, or undefined where one has to ask oneself */
async function outcomeElsewhere<Value>(key: string, identity: string): Promise<Outcome<Value> | undefined> {
  const flight = await store().get(lockKey(key));
  if (flight === undefined) return undefined;
  do await new Promise((resolve) => setTimeout(resolve, OTHERS_POLL_MS));
  while ((await store().get(lockKey(key))) === flight);
  const text = await store().get(flownKey(flight));
  // Its instance has died.
  if (text === undefined) return undefined;
  const { identity: whose, outcome } = JSON.parse(text) as Flown;
  if (!outcome) return keptAnswer<Value>(key);
  return isAlsoFor(identity, outcome, whose) ? (outcome as Outcome<Value>) : undefined;
}

/**
 * Asks as the only one of all instances that share a Redis; the others get how it went.
 * @param identity in whose name it is asked
 */
export async function alone<Value, Started extends Outcome<Value> | undefined>(key: string, identity: string, start: () => Promise<Started>): Promise<Outcome<Value> | Started> {
  // Not by the store's state: just after the start it is still connecting, and the claim waits for it.
  if (!env().REDIS_URL) return start();
  const flight = crypto.randomUUID();
  for (;;) {
    const open = await lock(store(), lockKey(key), LOCK_MS, flight);
    if (!open) {
      const elsewhere = await outcomeElsewhere<Value>(key, identity);
      if (elsewhere) return elsewhere;
      continue;
    }
    try {
      const outcome = await start();
      const isKept = outcome?.kind === 'found' || outcome?.kind === 'not-found';
      if (outcome) await store().set(flownKey(flight), JSON.stringify({ identity, outcome: isKept ? undefined : outcome } satisfies Flown), FLOWN_MS);
      return outcome;
    } finally {
      await open();
    }
  }
}
