/**
 * Whom a request counts for. Behind a trusted proxy it is the last address of X-Forwarded-For, the one the proxy itself saw;
 * those before it are the sender's own words. Without a trusted proxy there is no address to believe: Next gives route handlers
 * no socket, and the header it fills in cannot be told from one that was sent. All such requests share one count.
 * @param trustProxy `TRUST_PROXY` of the environment
 */
export function clientAddress(headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for') : null;
  return forwarded?.split(',').at(-1)?.trim() || 'direct';
}
