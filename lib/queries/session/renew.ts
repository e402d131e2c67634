import 'server-only';
import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import { lock } from '../store/lock';
import { store } from '../store/store';
import { authorizationServer, type AuthorizationServer } from './authorization-server';
import { clientAt } from './client-at';
import { keepExpired, keepRenewed, newestOf } from './kept-session';
import { forgetClient } from './registration';
import type { Session } from './session-record';
import { lifeFrom } from './token-life';

/** Longer than a token response may take: after that, whoever had the lock is gone. */
const LOCK_MS = 15_000;
const LOOK_EVERY_MS = 150;
/** After a server that was out of reach, a page does not wait for it again at once. */
const PAUSE_MS = 30_000;

interface Renewals { running: Map<string, Promise<Session | undefined>>; pausedUntil: Map<string, number> }
const shared = globalThis as typeof globalThis & { sessionRenewals?: Renewals };
const renewals = () => (shared.sessionRenewals ??= { running: new Map(), pausedUntil: new Map() });

/** Whether a session is about to expire and can be renewed. */
export function isDue({ id, refreshToken, renewAt }: Session): boolean {
  return refreshToken !== undefined && renewAt !== undefined && Date.parse(renewAt) <= Date.now() && !isPaused(id);
}

function isPaused(id: string): boolean {
  return (renewals().pausedUntil.get(id) ?? 0) > Date.now();
}

function pause(id: string): void {
  const { pausedUntil } = renewals();
  for (const [other, until] of pausedUntil) if (until <= Date.now()) pausedUntil.delete(other);
  pausedUntil.set(id, Date.now() + PAUSE_MS);
}

/** Refused for good: the refresh token is used up or revoked, or the client is no longer known (RFC 6749, 5.2). */
function refusalOf(error: unknown): 'token' | 'client' | undefined {
  if (!(error instanceof ResponseBodyError) || error.status >= 500) return undefined;
  if (['invalid_client', 'unauthorized_client'].includes(error.error)) return 'client';
  return error.error === 'invalid_grant' ? 'token' : undefined;
}

/** The server of whom the tokens are, while it can be found: never another. */
async function serverOf({ issuer }: Session): Promise<AuthorizationServer | undefined> {
  const found = await authorizationServer();
  return found.ok && found.server.metadata.issuer === issuer ? found.server : undefined;
}

async function refresh(session: Session, refreshToken: string, clientId: string, server: AuthorizationServer): Promise<Session | undefined> {
  const { resource } = server;
  const askedAt = Date.now();
  const tokens = await refreshTokenGrant(clientAt(server, clientId), refreshToken, resource ? { resource } : undefined);
  const renewed: Session = {
    ...session,
    turn: session.turn + 1,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? refreshToken,
    expiresAt: undefined,
    renewAt: undefined,
    ...lifeFrom(tokens.access_token, tokens.expires_in, askedAt),
  };
  // Signed out meanwhile: nothing is kept of it.
  if (!(await newestOf(session))) return undefined;
  await keepRenewed(renewed);
  return renewed;
}

/** Waits for what another instance is getting. */
async function renewedElsewhere(session: Session): Promise<Session | undefined> {
  for (const until = Date.now() + LOCK_MS; Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const newest = await newestOf(session);
    if (!newest || newest.expired) return undefined;
    if (newest.turn > session.turn) return newest;
  }
  return undefined;
}

async function renewOnce(session: Session): Promise<Session | undefined> {
  const newest = await newestOf(session);
  if (!newest || newest.expired) return undefined;
  if (newest.turn > session.turn) return newest;
  const { refreshToken, clientId } = newest;
  if (!refreshToken || !clientId || isPaused(session.id)) return undefined;
  // Before the lock, since it may take longer than the lock lives.
  const server = await serverOf(newest);
  if (!server) {
    pause(session.id);
    return undefined;
  }
  const open = await lock(store(), `session-renewing:${session.id}`, LOCK_MS);
  if (!open) return renewedElsewhere(session);
  try {
    // It may have been renewed between the look and the lock.
    const again = await newestOf(session);
    if (again && again.turn > session.turn) return again;
    const renewed = await refresh(newest, refreshToken, clientId, server);
    if (!renewed) pause(session.id);
    return renewed;
  } catch (error) {
    const refused = refusalOf(error);
    if (refused) await keepExpired(session);
    else pause(session.id);
    if (refused === 'client') await forgetClient(server, clientId);
    console.warn(`session not renewed: ${error instanceof ResponseBodyError ? error.error : 'no answer'}`);
    return undefined;
  } finally {
    await open();
  }
}

/**
 * A session with a new access token, for one that is about to expire or that the agent refused. All who ask at the same time, here or in
 * another instance, share one request; a rotated refresh token is kept. The answer waits in the store until a response carries it.
 * @returns undefined when there is no new token: the visitor has to sign in again, or the server is out of reach for now
 */
export function renewSession(session: Session): Promise<Session | undefined> {
  const { running } = renewals();
  const key = `${session.id} ${session.turn}`;
  const renewing = running.get(key) ?? renewOnce(session).finally(() => running.delete(key));
  running.set(key, renewing);
  return renewing;
}
