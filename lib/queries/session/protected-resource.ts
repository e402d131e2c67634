import 'server-only';
import { z } from 'zod';
import { readCapped } from '@/lib/a2a/capped-body';
import { SERVER_TIMEOUT_SECONDS } from './server-metadata';

const resourceSchema = z.object({
  resource: z.url(),
  authorization_servers: z.tuple([z.url()]).rest(z.url()),
  scopes_supported: z.array(z.string()).optional().catch(undefined),
});

export interface NamedServer {
  issuer: URL;
  resource: string;
  scopes?: string[];
}

/** RFC 9728 puts the document before the resource's path; many serve it at the root. */
function addressesFor({ origin, pathname }: URL): URL[] {
  const root = new URL('/.well-known/oauth-protected-resource', origin);
  return pathname === '/' ? [root] : [new URL(`${root.pathname}${pathname}`, origin), root];
}

/** A document speaks for the agent when it is about its address, or about its whole host. */
function speaksFor(resource: string, agent: URL): boolean {
  return [agent.href, agent.origin, `${agent.origin}/`].includes(resource);
}

async function read(address: URL, agent: URL): Promise<NamedServer | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(SERVER_TIMEOUT_SECONDS * 1000) });
    if (response.status !== 200) return undefined;
    const { resource, authorization_servers, scopes_supported } = resourceSchema.parse(JSON.parse(await readCapped(response.body, 65_536)));
    return speaksFor(resource, agent) ? { issuer: new URL(authorization_servers[0]), resource, scopes: scopes_supported } : undefined;
  } catch {
    return undefined;
  }
}

/** The authorization server that the agent's own host names in its RFC 9728 document, if there is one. No token is sent. */
export async function namedAuthorizationServer(agent: URL): Promise<NamedServer | undefined> {
  for (const address of addressesFor(agent)) {
    const named = await read(address, agent);
    if (named) return named;
  }
  return undefined;
}
