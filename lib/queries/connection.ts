import 'server-only';
import type { Connection } from '@/lib/a2a/connection';
import { env } from '@/lib/env';

/** The built-in agent gets the very request a socket would bring, or is asked for its card; it is loaded at its first use. */
async function fetchBuiltIn(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') {
    const { agentCard } = await import('@/lib/agent/card');
    return Response.json(agentCard());
  }
  const { handleRequest } = await import('@/lib/agent/server');
  return handleRequest(new Request(url, init));
}

/** The way to the built-in agent, without a socket. */
export function builtInConnection(): Connection {
  return { url: `${env().SITE_URL}/api/a2a`, fetch: fetchBuiltIn };
}

/** The way to a remote agent. @param token bearer token, sent to `url` only */
export function remoteConnection(url: string, token: string | undefined): Connection {
  return { url, token, fetch: (to, init) => fetch(to, init) };
}
