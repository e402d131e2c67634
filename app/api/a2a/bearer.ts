import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Whether a request carries the token this agent asks for; always true when it asks for none.
 * Digests are compared, so that neither the token's length nor its first letters can be found out by timing.
 * @param authorization the header as sent
 * @param token `A2A_AGENT_TOKEN` of the environment
 */
export function isAuthorized(authorization: string | null, token: string | undefined): boolean {
  if (!token) return true;
  const sent = /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}
