/**
 * Whether a post comes from a page of ours. Browsers say so in `Sec-Fetch-Site`, which no page can write; older ones send `Origin`, which must
 * then be the public origin of this site or the host that was asked. What sends neither is no browser and carries no reader's cookies.
 * @param siteUrl public origin of this site
 */
export function isOwnOrigin(received: Headers, siteUrl: string): boolean {
  const site = received.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = received.get('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === new URL(siteUrl).host || host === received.get('host');
}

/** The page of ours that a post came from, as a path; `/` where the browser does not say. Never another site's address. */
export function pageBefore(received: Headers, siteUrl: string): string {
  const referer = received.get('referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  const isOurs = host === new URL(siteUrl).host || host === received.get('host');
  return isOurs && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}
