/** Where the reader's zone is not known, instants are given in UTC and say so. */
export const unknownZone = 'UTC';

/**
 * The zone in which a page gives instants. Server and browser both take it from the request, so they write the same.
 * @param cookie value of the `tz` cookie, which the script of the first paint sets; unchecked
 * @returns an IANA zone that exists, else UTC
 */
export function readerZone(cookie: string | undefined): string {
  if (!cookie) return unknownZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: cookie }).resolvedOptions().timeZone;
  } catch {
    return unknownZone;
  }
}
