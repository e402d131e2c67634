import 'server-only';
import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';
import { secondsToWait } from '@/lib/rate-limit';

const READS_A_MINUTE = 600;
/** A page that waits looks again as soon as its place has moved; where no proxy is trusted, all visitors count together. */
const LOOKS_A_MINUTE = 3_000;

/**
 * Counts one GET of a JSON route against its visitor; posts have a count of their own (visitor-limit.ts).
 * @returns undefined when there is room, else the seconds to wait (at least 1)
 */
export function secondsUntilRead(received: Headers): Promise<number | undefined> {
  return secondsToWait('read', clientAddress(received, env().TRUST_PROXY), READS_A_MINUTE);
}

/**
 * The same for a look at how something stands: a place in the queue, a question under way, what is left of the allowance.
 * @returns undefined when there is room, else the refusal to send
 */
export async function refuseLooks(received: Headers): Promise<Response | undefined> {
  const wait = await secondsToWait('look', clientAddress(received, env().TRUST_PROXY), LOOKS_A_MINUTE);
  return wait === undefined ? undefined : Response.json({ error: 'rate' }, { status: 429, headers: { 'Cache-Control': 'no-store', 'Retry-After': String(wait) } });
}
