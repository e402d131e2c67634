import 'server-only';
import { createHash } from 'node:crypto';
import { allowInsecureRequests, dynamicClientRegistration, None, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import { env } from '@/lib/env';
import { store } from '../store/store';
import type { AuthorizationServer } from './authorization-server';
import { scopesFor } from './scopes';
import { SERVER_TIMEOUT_SECONDS } from './server-metadata';

export type Registered = { ok: true; clientId: string } | { ok: false; problem: 'registration' | 'unreachable' };

/** A server that has forgotten an id says so to the person, not to us: that lasts a day at most. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

const keptSchema = z.object({ clientId: z.string(), until: z.number() });

const shared = globalThis as typeof globalThis & { clientRegistrations?: Map<string, Promise<Registered>> };

/** Where the authorization server sends a person back to. */
export function redirectUri(): string {
  return `${env().SITE_URL}/api/auth/callback`;
}

function keyOf({ metadata }: AuthorizationServer): string {
  return `oauth-client:${createHash('sha256').update(`${metadata.issuer} ${redirectUri()}`).digest('base64url')}`;
}

async function kept(key: string): Promise<string | undefined> {
  const text = await store().get(key);
  if (!text) return undefined;
  try {
    const { clientId, until } = keptSchema.parse(JSON.parse(text));
    return until > Date.now() ? clientId : undefined;
  } catch {
    return undefined;
  }
}

async function register(server: AuthorizationServer, key: string): Promise<Registered> {
  const asked = {
    client_name: 'Magisterium Explorer',
    client_uri: env().SITE_URL,
    redirect_uris: [redirectUri()],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    ...(scopesFor(server) ? { scope: scopesFor(server) } : {}),
  };
  try {
    const execute = server.insecure ? [allowInsecureRequests] : [];
    const made = (await dynamicClientRegistration(server.foundAt, asked, None(), { timeout: SERVER_TIMEOUT_SECONDS, execute })).clientMetadata();
    // RFC 7591: a server may register something else than was asked for. One that insists on a secret is none for a public client.
    if (made.token_endpoint_auth_method !== undefined && made.token_endpoint_auth_method !== 'none') return { ok: false, problem: 'registration' };
    const ends = Number(made.client_secret_expires_at ?? 0) * 1000;
    const until = Math.min(Date.now() + LONGEST_MS, ends > 0 ? ends : Infinity);
    await store().set(key, JSON.stringify({ clientId: made.client_id, until }), until - Date.now());
    return { ok: true, clientId: made.client_id };
  } catch (error) {
    const isRefused = error instanceof ResponseBodyError || (error as { code?: string }).code?.startsWith('OAUTH_RESPONSE');
    console.warn(`client registration failed: ${isRefused ? 'refused' : 'no answer'}`);
    return { ok: false, problem: isRefused ? 'registration' : 'unreachable' };
  }
}

/** Whether this site can be known to the server at all: by a configured id, or because it registers clients by itself. */
export function canRegister({ metadata }: AuthorizationServer): boolean {
  return env().A2A_CLIENT_ID !== undefined || metadata.registration_endpoint !== undefined;
}

/** The id by which the server knows this site: A2A_CLIENT_ID, else one that was registered (RFC 7591) as a public client and is kept. */
export async function clientIdAt(server: AuthorizationServer): Promise<Registered> {
  const configured = env().A2A_CLIENT_ID;
  if (configured) return { ok: true, clientId: configured };
  if (!canRegister(server)) return { ok: false, problem: 'registration' };
  const key = keyOf(server);
  const known = await kept(key);
  if (known) return { ok: true, clientId: known };
  const under = (shared.clientRegistrations ??= new Map());
  const registering = under.get(key) ?? register(server, key).finally(() => under.delete(key));
  under.set(key, registering);
  return registering;
}

/** Forgets an id that the server no longer knows: the next sign-in registers anew. A newer one is kept. */
export async function forgetClient(server: AuthorizationServer, clientId: string): Promise<void> {
  const key = keyOf(server);
  if ((await kept(key)) === clientId) await store().delete(key);
}
