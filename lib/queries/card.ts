import 'server-only';
import { fetchCard, type CardRead } from '@/lib/a2a/card';
import { cardDepartures } from '@/lib/a2a/card-departures';
import type { Departure } from '@/lib/a2a/departure';
import { currentAgent, type Agent } from './calls/agent-of-reader';
import { store } from './store/store';

/** Agents let their card be kept for an hour; who mends one wants to see it sooner. */
const KEPT_MS = 10 * 60_000;
/** While an agent hangs, not every page waits for it. */
const FAILURE_KEPT_MS = 30_000;

const shared = globalThis as typeof globalThis & { cardReads?: Map<string, Promise<CardRead>> };

async function readCard(key: string, { connection }: Agent): Promise<CardRead> {
  const kept = await store().get(key);
  if (kept) return JSON.parse(kept) as CardRead;
  const read = await fetchCard(connection);
  await store().set(key, JSON.stringify(read), read.ok ? KEPT_MS : FAILURE_KEPT_MS);
  return read;
}

function cardOf(agent: Agent): Promise<CardRead> {
  if (agent.kind === 'built-in') return fetchCard(agent.connection);
  const running = (shared.cardReads ??= new Map());
  const key = `card:${agent.connection.url}`;
  const reading = running.get(key) ?? readCard(key, agent).finally(() => running.delete(key));
  running.set(key, reading);
  return reading;
}

/** The card of the agent that answers this reader; free of charge, public, kept for ten minutes; that it cannot be read, for half a minute. */
export async function getCard(): Promise<CardRead> {
  return cardOf(await currentAgent());
}

/** A card as it was sent, and what in it departs from the specification. */
export type InspectedCard = { ok: true; raw: Record<string, unknown>; url: string; departures: Departure[] } | Extract<CardRead, { ok: false }>;

/** The same card for the inspector. */
export async function inspectCard(): Promise<InspectedCard> {
  const agent = await currentAgent();
  const read = await cardOf(agent);
  if (!read.ok) return read;
  const { url: postedTo, token } = agent.connection;
  return { ok: true, raw: read.raw, url: read.url, departures: cardDepartures(read.raw, { servedAt: read.url, postedTo, withToken: token !== undefined }) };
}
