import { z } from 'zod';
import { readCapped } from './capped-body';
import type { Connection } from './connection';
import type { AgentError } from './error';
import { isRecord } from './is-record';
import { isTooDeep } from './is-too-deep';
import { sortHttp } from './sort-error';

const text = z.string().optional().catch(undefined);

/** An agent's card, advisory and read leniently: whatever it says, calls go to the configured address only. */
export const cardSchema = z.looseObject({
  name: text,
  description: text,
  version: text,
  protocolVersion: text,
  url: text,
  provider: z.looseObject({ organization: text, url: text }).optional().catch(undefined),
  skills: z.array(z.looseObject({ id: text, name: text, description: text })).optional().catch(undefined),
});

export type Card = z.infer<typeof cardSchema>;

/** Newer name first: half of the agents still serve only the older one. */
const WELL_KNOWN = ['/.well-known/agent-card.json', '/.well-known/agent.json'];
const MAX_CARD_BYTES = 512 * 1024;
/** For all addresses together: a page waits for it. */
const TIMEOUT_MS = 10_000;

/** A card as it was found; `raw` is the JSON as sent, of any shape but an object at least. */
export type CardRead = { ok: true; card: Card; raw: Record<string, unknown>; url: string } | { ok: false; error: AgentError };

async function readCardAt(url: string, connection: Connection, signal: AbortSignal): Promise<CardRead> {
  const response = await connection.fetch(url, { method: 'GET', headers: { accept: 'application/json' }, redirect: 'manual', cache: 'no-store', signal });
  const { status } = response;
  const body = await readCapped(response.body, MAX_CARD_BYTES);
  if (status >= 300 && status < 400) return { ok: false, error: { kind: 'redirected', status } };
  if (!response.ok) return { ok: false, error: sortHttp(status, response.headers, body) };
  const raw = readObject(body);
  const card = cardSchema.safeParse(raw);
  return raw && card.success ? { ok: true, card: card.data, raw, url } : { ok: false, error: { kind: 'unreadable', status } };
}

function readObject(body: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(body);
    return isRecord(read) && !isTooDeep(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the card beside the agent's address. It is public, so no token is sent; that a sign-in is wanted says more than that a name is unknown. */
export async function fetchCard(connection: Connection): Promise<CardRead> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let last: AgentError = { kind: 'unreachable' };
  for (const path of WELL_KNOWN) {
    const url = new URL(path, connection.url).href;
    const read = await readCardAt(url, connection, signal).catch((): CardRead => ({ ok: false, error: { kind: 'unreachable' } }));
    if (read.ok) return read;
    if (last.kind !== 'sign-in') last = read.error;
  }
  return { ok: false, error: last };
}
