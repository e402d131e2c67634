import 'server-only';
import { agentUrl, env } from '@/lib/env';
import { newestOf } from './kept-session';
import { isDue, renewSession } from './renew';
import { unseal } from './seal';
import { readChunks, type CookieSource } from './session-cookie';
import { readRecord, SESSION_SECONDS, type Session } from './session-record';

/** The session that cookies hold, as it was sealed; undefined where visitors do not sign in. */
export async function sealedSession(source: CookieSource): Promise<Session | undefined> {
  if (env().A2A_OAUTH !== 'on') return undefined;
  const sealed = readChunks(source);
  return sealed ? readRecord(await unseal(sealed, SESSION_SECONDS), agentUrl()) : undefined;
}

/**
 * The newest state of the session that cookies hold, renewed where it is about to expire.
 * One whose renewal fails for now is given as it is while its token lasts.
 */
export async function currentSession(source: CookieSource): Promise<Session | undefined> {
  const sealed = await sealedSession(source);
  const newest = sealed && (await newestOf(sealed));
  if (!newest || newest.expired || !isDue(newest)) return newest;
  const renewed = await renewSession(newest);
  if (renewed) return renewed;
  // Refused for good, or only out of reach: the store knows which.
  return newestOf(newest);
}
