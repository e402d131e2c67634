/**
 * The path in our reader, when an address is one of our document pages.
 * @param address as an agent sent it; anything
 * @param siteUrl this site's public origin
 * @returns `/documents/<id>` without a language, its id encoded as it was, with its fragment; else undefined
 */
export function ownDocumentPath(address: unknown, siteUrl: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.origin !== new URL(siteUrl).origin) return undefined;
  const [, id] = /^(?:\/[a-z]{2})?\/documents\/([^/]+)$/.exec(url.pathname) ?? [];
  return id ? `/documents/${id}${url.hash}` : undefined;
}
