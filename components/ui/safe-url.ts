/**
 * The address of another site, if it may become a link.
 * Agents and data files send text: `javascript:`, `data:`, addresses with a user name, relative and broken ones are refused.
 * @param text what was sent; anything
 * @returns the absolute http or https address, else undefined
 */
export function safeExternalUrl(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const trimmed = text.trim();
  // The URL parser drops tabs and newlines inside; a person would read another address than the browser opens.
  if (!/^https?:\/\/[^\s\\]+$/i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  return web && url.hostname && !url.username && !url.password ? url.href : undefined;
}

/** The address of a link in a text: of another site, or of a letter without a subject or words of its own. */
export function safeLinkUrl(url: string): string | undefined {
  return /^mailto:[^\s?]+@[^\s?]+$/i.test(url) ? url : safeExternalUrl(url);
}
