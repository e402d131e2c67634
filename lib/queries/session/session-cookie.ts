import { env } from '@/lib/env';

/** Browsers keep 4096 bytes a cookie, name and attributes included. */
const CHUNK = 3_600;
/** A server takes some 16 KB of headers. Past this a session would lock its owner out, so it is refused. */
const MOST_CHUNKS = 4;

interface CookieOptions { httpOnly: true; sameSite: 'lax'; secure: boolean; path: string; maxAge: number }

/** What sets a cookie: the jar of a response. */
export interface CookieJar {
  set(name: string, value: string, options: CookieOptions): unknown;
}

/** What has cookies: a request, or `cookies()`. */
export interface CookieSource {
  get(name: string): { value: string } | undefined;
}

const isSecure = () => new URL(env().SITE_URL).protocol === 'https:';

/** On https the prefix binds the cookie to this very host: no neighbour under the same domain can plant one. */
const nameOf = (chunk: number) => `${isSecure() ? '__Host-' : ''}mx-session${chunk === 0 ? '' : `.${chunk}`}`;

/** Attributes of every cookie of ours that holds a secret. @param maxAge seconds; 0 removes it */
export function secretCookie(maxAge: number, path = '/'): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(), path, maxAge };
}

/** The sealed text, put together again from its parts. */
export function readChunks(source: CookieSource): string {
  let sealed = '';
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const part = source.get(nameOf(chunk))?.value;
    if (!part) break;
    sealed += part;
  }
  return sealed;
}

/** Whether a sealed text is short enough to be carried. */
export function fitsCookies(sealed: string): boolean {
  return sealed.length <= CHUNK * MOST_CHUNKS;
}

/** Writes the sealed text in as many parts as it needs, and removes parts of a longer one before it. An empty text removes all. */
export function writeChunks(source: CookieSource, jar: CookieJar, sealed: string, maxAge: number): void {
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const part = sealed.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
    if (part) jar.set(nameOf(chunk), part, secretCookie(maxAge));
    else if (source.get(nameOf(chunk))) jar.set(nameOf(chunk), '', secretCookie(0));
  }
}
