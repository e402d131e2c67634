import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/env';
import { currentSession } from './current-session';
import { renewSession } from './renew';
import { asExpired, type Session } from './session-record';

export type { Session };
export { renewSession };

/**
 * The session of the visitor of this request, read once a request. With `expired` the visitor was signed in and has to do it again;
 * there is no token then.
 */
export const readSession = cache(async (): Promise<Session | undefined> => {
  if (env().A2A_OAUTH !== 'on') return undefined;
  const session = await currentSession(await cookies());
  return session && isPast(session) ? asExpired(session) : session;
});

/** Nothing can renew it, and its time is over by our clock. The end that a pasted token gives is of another clock: the agent decides. */
function isPast({ way, refreshToken, expiresAt }: Session): boolean {
  return way === 'oauth' && !refreshToken && expiresAt !== undefined && Date.parse(expiresAt) < Date.now();
}
