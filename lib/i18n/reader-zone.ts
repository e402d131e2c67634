/** Where the reader's zone is not known, instants are given in UTC and say so. */
export const unknownZone = 'UTC';

/**
 * The reader's zone, where the browser has told one that exists: only then is the reader's day known.
 * @param cookie value of the `tz` cookie, which the script of the first paint sets; unchecked
 * @returns an IANA zone, else undefined
 */
export function knownZone(cookie: string | undefined): string | undefined {
  if (!cookie) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: cookie }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The zone in which a page gives instants. Server and browser both take it from the request, so they write the same. */
export function readerZone(cookie: string | undefined): string {
  return knownZone(cookie) ?? unknownZone;
}
