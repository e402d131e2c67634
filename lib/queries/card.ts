import 'server-only';
import { fetchCard, type CardRead } from '@/lib/a2a/card';
import { cardDepartures } from '@/lib/a2a/card-departures';
import type { Departure } from '@/lib/a2a/departure';
import { currentAgent, type Agent } from './calls/agent-of-reader';
import { store } from './store/store';

/** Agents let their card be kept for an hour; who mends one wants to see it sooner. */
const KEPT_MS = 10 * 60_000;

async function cardOf({ kind, connection }: Agent): Promise<CardRead> {
  if (kind === 'built-in') return fetchCard(connection);
  const key = `card:${connection.url}`;
  const kept = await store().get(key);
  if (kept) return JSON.parse(kept) as CardRead;
  const read = await fetchCard(connection);
  if (read.ok) await store().set(key, JSON.stringify(read), KEPT_MS);
  return read;
}

/** The card of the agent that answers this reader; free of charge, public, kept for ten minutes. */
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
