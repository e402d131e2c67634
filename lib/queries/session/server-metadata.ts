import 'server-only';
import { allowInsecureRequests, ClientError, discovery, None, type ServerMetadata } from 'openid-client';
import { isLoopback } from '@/lib/loopback';

/** Seconds that any word with an authorization server may take. */
export const SERVER_TIMEOUT_SECONDS = 10;

export interface FoundMetadata {
  metadata: ServerMetadata;
  /** Plain http is spoken: the agent is on this very machine. */
  insecure: boolean;
  /** Where the metadata was read. */
  foundAt: URL;
}

/** absent: none there · unreachable: no answer for now · untrusted: what is there contradicts itself or is not safe */
export type MetadataFault = 'absent' | 'unreachable' | 'untrusted';

export type ReadMetadata = { ok: true; metadata: FoundMetadata } | { ok: false; fault: MetadataFault };

const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'registration_endpoint', 'revocation_endpoint'] as const;

/** Whether a list of the document is one, or left out. */
const isListOrNone = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && value.every((text) => typeof text === 'string'));

/** Lists are lists; every address that is to be used is https, or http on this machine where the agent is; PKCE S256 is not ruled out. */
function isUsable(metadata: ServerMetadata, insecure: boolean): boolean {
  const isSafe = (address: unknown) => typeof address === 'string' && URL.canParse(address) && (new URL(address).protocol === 'https:' || (insecure && isLoopback(new URL(address))));
  const { code_challenge_methods_supported: methods, scopes_supported: scopes } = metadata;
  if (!metadata.authorization_endpoint || !metadata.token_endpoint) return false;
  if (![methods, scopes].every(isListOrNone) || (methods && !methods.includes('S256'))) return false;
  return ENDPOINTS.every((name) => metadata[name] === undefined || isSafe(metadata[name]));
}

function faultOf(error: unknown): MetadataFault {
  if (!(error instanceof ClientError)) return 'unreachable';
  if (error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return error.cause instanceof Response && error.cause.status >= 500 ? 'unreachable' : 'absent';
  // A page of HTML where the document should be.
  if (error.code === 'OAUTH_RESPONSE_IS_NOT_JSON' || error.code === 'OAUTH_PARSE_ERROR') return 'absent';
  return error.code === 'OAUTH_TIMEOUT' || error.code === undefined ? 'unreachable' : 'untrusted';
}

/** The document that was found although its issuer is not whom it was asked for. */
function mismatched(error: unknown): ServerMetadata | undefined {
  if (!(error instanceof ClientError) || error.code !== 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return undefined;
  const { body, attribute } = (error.cause ?? {}) as { body?: ServerMetadata; attribute?: string };
  return attribute === 'issuer' && body && URL.canParse(body.issuer) ? body : undefined;
}

const bare = (url: URL) => url.href.replace('://www.', '://');

/** Where RFC 8414 puts the document: before the issuer's own path. */
function documentOf(issuer: URL): URL {
  return new URL(`/.well-known/oauth-authorization-server${issuer.pathname === '/' ? '' : issuer.pathname}`, issuer.origin);
}

async function ask(issuer: URL, insecure: boolean): Promise<ServerMetadata> {
  const execute = insecure && isLoopback(issuer) ? [allowInsecureRequests] : [];
  return (await discovery(issuer, 'unregistered', undefined, None(), { algorithm: 'oauth2', timeout: SERVER_TIMEOUT_SECONDS, execute })).serverMetadata();
}

/**
 * Reads RFC 8414 metadata of an issuer. A document that names another issuer is believed only where that one says the same of itself,
 * so a host may point at its identity service; an issuer that differs by a leading "www." only is the same.
 * @param insecure whether plain http on this machine is allowed
 */
export async function readMetadata(issuer: URL, insecure: boolean, follow = true): Promise<ReadMetadata> {
  try {
    const metadata = await ask(issuer, insecure);
    return isUsable(metadata, insecure) ? { ok: true, metadata: { metadata, insecure, foundAt: documentOf(issuer) } } : { ok: false, fault: 'untrusted' };
  } catch (error) {
    const document = mismatched(error);
    if (!document) return { ok: false, fault: faultOf(error) };
    const named = new URL(document.issuer);
    if (bare(named) === bare(issuer) && isUsable(document, insecure)) return { ok: true, metadata: { metadata: document, insecure, foundAt: documentOf(issuer) } };
    return follow ? readMetadata(named, insecure, false) : { ok: false, fault: 'untrusted' };
  }
}
