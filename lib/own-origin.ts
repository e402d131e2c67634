import { ownPath } from './own-path';

/** Whether an address is of this site: of its public origin where that is set, else (in development) of the host that was asked. */
function isOurs(address: string, received: Headers, siteUrl: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { host, origin } = new URL(address);
  return siteUrl ? origin === new URL(siteUrl).origin : host === received.get('host');
}

/**
 * Whether a post comes from a page of ours. Browsers name its origin; where they keep that back they still say in `Sec-Fetch-Site`, which no
 * page can write, whether it was our own. What sends neither is no browser.
 * @param siteUrl public origin of this site, where it is set
 */
export function isOwnOrigin(received: Headers, siteUrl: string | undefined): boolean {
  const site = received.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return false;
  const origin = received.get('origin');
  return origin === null || origin === 'null' ? site === 'same-origin' : isOurs(origin, received, siteUrl);
}

/** The page of ours that a post came from, as a path; `/` where the browser does not say. Never another site's address. */
export function pageBefore(received: Headers, siteUrl: string | undefined): string {
  const referer = received.get('referer') ?? '';
  if (!isOurs(referer, received, siteUrl)) return '/';
  const { pathname, search } = new URL(referer);
  return ownPath(`${pathname}${search}`);
}
