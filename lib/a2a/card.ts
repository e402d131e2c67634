import { z } from 'zod';
import { readCapped } from './capped-body';
import type { Connection } from './connection';
import type { AgentError } from './error';
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

/** Reads the card beside the agent's address. It is public, so no token is sent. */
export async function fetchCard(connection: Connection): Promise<{ ok: true; card: Card; url: string } | { ok: false; error: AgentError }> {
  let last: AgentError = { kind: 'unreachable' };
  for (const path of WELL_KNOWN) {
    const url = new URL(path, connection.url).href;
    try {
      const response = await connection.fetch(url, { method: 'GET', headers: { accept: 'application/json' }, redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(10_000) });
      const body = await readCapped(response.body, MAX_CARD_BYTES);
      if (response.ok) {
        const card = cardSchema.safeParse(JSON.parse(body));
        if (card.success) return { ok: true, card: card.data, url };
        last = { kind: 'unreadable', status: response.status };
      } else {
        last = sortHttp(response.status, response.headers, body);
      }
    } catch {
      last = { kind: last.kind === 'sign-in' ? 'sign-in' : 'unreachable' };
    }
  }
  return { ok: false, error: last };
}
