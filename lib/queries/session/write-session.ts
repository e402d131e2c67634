import 'server-only';
import { seal } from './seal';
import { fitsCookies, writeChunks, type CookieJar, type CookieSource } from './session-cookie';
import { SESSION_SECONDS, type Session } from './session-record';

/**
 * Writes a session into the cookies of a response.
 * @param source cookies of the request, whose superfluous parts are removed
 * @returns false when it does not fit, and then nothing was written
 */
export async function writeSession(session: Session, source: CookieSource, jar: CookieJar): Promise<boolean> {
  const sealed = await seal(session, SESSION_SECONDS);
  if (!sealed || !fitsCookies(sealed)) return false;
  writeChunks(source, jar, sealed, SESSION_SECONDS);
  return true;
}

/** Removes the session from the browser. */
export function clearSession(source: CookieSource, jar: CookieJar): void {
  writeChunks(source, jar, '', 0);
}
