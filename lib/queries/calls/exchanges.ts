import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Exchange } from '@/lib/a2a/exchange';
import { isId } from './is-id';
import { mayRead } from './may-read';
import { store } from '../store/store';

/** An exchange and in whose name it was made: `built-in`, `site`, an account or a session. */
export interface KeptExchange extends Exchange {
  identity: string;
}

const DAY_MS = 24 * 60 * 60_000;
const BUILT_IN_BYTES = 32 * 1024 * 1024;

const shared = globalThis as typeof globalThis & { builtInExchanges?: LRUCache<string, string> };

/**
 * Every view of a page asks the built-in agent, at no cost, and may ask it again: its exchanges have a small room of their own,
 * so that they push no paid answer out of the store nor fill a Redis.
 */
function builtInExchanges(): LRUCache<string, string> {
  return (shared.builtInExchanges ??= new LRUCache({ maxSize: BUILT_IN_BYTES, ttl: DAY_MS, sizeCalculation: (kept) => kept.length * 2 || 1 }));
}

/**
 * Keeps an exchange for the inspector, for a day at most.
 * @param identity in whose name the agent was asked
 * @returns a random id, at once; it is kept meanwhile
 */
export function keepExchange(exchange: Exchange, identity: string): string {
  const id = crypto.randomUUID();
  const kept = JSON.stringify({ ...exchange, identity } satisfies KeptExchange);
  if (identity === 'built-in') builtInExchanges().set(id, kept);
  else void store().set(`exchange:${id}`, kept, DAY_MS);
  return id;
}

/** The exchange of an id, whoever made it; undefined when it is unknown or no longer kept. */
export async function exchangeOf(id: string): Promise<KeptExchange | undefined> {
  if (!isId(id)) return undefined;
  const kept = builtInExchanges().get(id) ?? (await store().get(`exchange:${id}`));
  return kept === undefined ? undefined : (JSON.parse(kept) as KeptExchange);
}

/**
 * The exchange of an id as one reader may see it: a signed-in person's only by that person.
 * @param reader identity of whoever asks
 * @returns without the identity, which is nobody's business; undefined also where there is one of somebody else
 */
export async function exchangeFor(id: string, reader: string): Promise<Exchange | undefined> {
  const kept = await exchangeOf(id);
  if (!kept) return undefined;
  const { identity, ...exchange } = kept;
  return mayRead(identity, reader) ? exchange : undefined;
}
