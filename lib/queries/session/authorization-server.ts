import 'server-only';
import { agentUrl } from '@/lib/env';
import { isLoopback } from '@/lib/loopback';
import { namedAuthorizationServer } from './protected-resource';
import { readMetadata, type FoundMetadata, type MetadataFault } from './server-metadata';

/** Who gives the tokens that the agent takes. */
export interface AuthorizationServer extends FoundMetadata {
  /** Resource identifier by which the agent names itself there (RFC 8707, 9728), where it says so. */
  resource?: string;
  /** Scopes that the agent asks for, where it says so. */
  resourceScopes?: string[];
}

export type FoundServer = { ok: true; server: AuthorizationServer } | { ok: false; fault: MetadataFault };

const KEPT_MS = 60 * 60 * 1000;
/** A server that was down is asked again soon, but not at every page view. */
const FAULT_KEPT_MS = 30 * 1000;

const shared = globalThis as typeof globalThis & { authorizationServers?: Map<string, { until: number; found: Promise<FoundServer> }> };

async function discover(agent: URL): Promise<FoundServer> {
  const insecure = isLoopback(agent);
  const atHost = await readMetadata(new URL(agent.origin), insecure);
  if (atHost.ok) return { ok: true, server: atHost.metadata };
  if (atHost.fault !== 'absent') return atHost;
  const named = await namedAuthorizationServer(agent);
  if (!named) return atHost;
  const elsewhere = await readMetadata(named.issuer, insecure);
  return elsewhere.ok ? { ok: true, server: { ...elsewhere.metadata, resource: named.resource, resourceScopes: named.scopes } } : elsewhere;
}

/**
 * The authorization server of the agent: its RFC 8414 metadata at the agent's host, else that of the server which the agent's RFC 9728
 * document names. Kept for an hour in this process. Addresses that a card names are never asked.
 */
export async function authorizationServer(): Promise<FoundServer> {
  const address = agentUrl();
  if (!address) return { ok: false, fault: 'absent' };
  const known = (shared.authorizationServers ??= new Map());
  const kept = known.get(address);
  if (kept && kept.until > Date.now()) return kept.found;
  // Documents of strangers: whatever they make us throw is a fault like others, and is not kept for an hour.
  const entry = { until: Date.now() + KEPT_MS, found: discover(new URL(address)).catch((): FoundServer => ({ ok: false, fault: 'untrusted' })) };
  known.set(address, entry);
  const found = await entry.found;
  if (!found.ok) {
    entry.until = Date.now() + FAULT_KEPT_MS;
    console.warn(`authorization server not found: ${found.fault}`);
  }
  return found;
}
