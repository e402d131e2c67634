import { decoded } from './decoded';

const LONGEST = 2_000;

/** No host, no backslash (browsers read it as a slash), no control character (they drop it). */
function isPlain(path: string): boolean {
  return path.startsWith('/') && !/^\/{2}/.test(path) && !/[\\\p{Cc}]/u.test(path);
}

/**
 * A path of this site to go back to, and never anything else: whatever names a host, plainly or encoded, once or twice, is not one.
 * @param value as it came from outside
 * @returns path and query; "/" for anything that is not a page of ours
 */
export function ownPath(value: string | null | undefined): string {
  if (!value || value.length > LONGEST || !isPlain(value)) return '/';
  const once = decoded(value);
  if (once === undefined || !isPlain(once) || !isPlain(decoded(once) ?? once)) return '/';
  const own = 'https://site.invalid';
  const url = URL.canParse(value, own) ? new URL(value, own) : undefined;
  if (!url || url.origin !== own || !isPlain(url.pathname) || /^\/(?:api|_next|\.well-known)(?:\/|$)/.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}`;
}
