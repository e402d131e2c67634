import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';
import { secondsToWait } from '@/lib/rate-limit';

/** A person signs in once; a whole parish behind one address, some dozens of times. Without a trusted proxy all visitors count together. */
const A_MINUTE = 120;

/** Counts a request to the sign-in routes. @returns whether there were too many of that address in this minute */
export async function isTooMany(request: Request): Promise<boolean> {
  return (await secondsToWait('auth', clientAddress(request.headers, env().TRUST_PROXY), A_MINUTE)) !== undefined;
}
