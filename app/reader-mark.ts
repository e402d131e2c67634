import { createHash } from 'node:crypto';
import { EVERYBODY } from '@/lib/offline/page-copy';
import { SITE_IDENTITY } from '@/lib/queries/calls/agent-of-reader';

/**
 * By which the service worker tells readers of one browser apart, and nothing else: what was read in one's name is not kept for another.
 * @param identity of the agent's calls: an account's, a session's, or everybody's
 */
export function readerMark(identity: string): string {
  if (identity === 'built-in' || identity === SITE_IDENTITY) return EVERYBODY;
  return createHash('sha256').update(`offline:${identity}`).digest('base64url').slice(0, 16);
}
