import 'server-only';
import type { Connection } from '@/lib/a2a/connection';
import { env } from '@/lib/env';
import type { Provenance } from '@/lib/skills/outcome';

export interface AgentIdentity {
  kind: Provenance['agent']['kind'];
  /** Shown to readers; the built-in agent's is translated by the page. */
  name: string;
  /** Host of a remote agent. */
  host?: string;
}

/** Which agent answers, decided by the environment alone. */
export function agentIdentity(): AgentIdentity {
  const url = env().A2A_URL;
  if (!url) return { kind: 'built-in', name: 'Built-in data' };
  const { hostname } = new URL(url);
  const isMagisterium = hostname === 'magisterium.com' || hostname.endsWith('.magisterium.com');
  return isMagisterium ? { kind: 'magisterium', name: 'Magisterium AI', host: hostname } : { kind: 'other', name: hostname, host: hostname };
}

/** The built-in agent gets the very request a socket would bring, or is asked for its card; it is loaded at its first use. */
async function fetchBuiltIn(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') {
    const { agentCard } = await import('@/lib/agent/card');
    return Response.json(agentCard());
  }
  const { handleRequest } = await import('@/lib/agent/server');
  return handleRequest(new Request(url, init));
}

/** The one connection all reads go through. */
export function connection(): Connection {
  const { A2A_URL, A2A_TOKEN, SITE_URL } = env();
  return A2A_URL ? { url: A2A_URL, token: A2A_TOKEN, fetch: (url, init) => fetch(url, init) } : { url: `${SITE_URL}/api/a2a`, fetch: fetchBuiltIn };
}
