import { keepMade } from './keep-made';

/** Where the reader's zone is not known, instants are given in UTC and say so. */
export const unknownZone = 'UTC';

const namedZone = keepMade(100, (name) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);

/**
 * The reader's zone, where the browser has told one that exists: only then is the reader's day known.
 * @param cookie value of the `tz` cookie, which the script of the first paint sets; unchecked
 * @returns an IANA zone, else undefined
 */
export function knownZone(cookie: string | undefined): string | undefined {
  if (!cookie) return undefined;
  try {
    return namedZone(cookie);
  } catch {
    return undefined;
  }
}

/** The zone in which a page gives instants. Server and browser both take it from the request, so they write the same. */
export function readerZone(cookie: string | undefined): string {
  return knownZone(cookie) ?? unknownZone;
}
