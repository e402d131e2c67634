import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';

/** A person signs in once; a whole parish behind one address, some dozens of times. Without a trusted proxy all visitors count together. */
const A_MINUTE = 120;

const shared = globalThis as typeof globalThis & { authLimiter?: RateLimiterMemory };

/** Counts a request to the sign-in routes. @returns whether there were too many of that address in this minute */
export async function isTooMany(request: Request): Promise<boolean> {
  const limiter = (shared.authLimiter ??= new RateLimiterMemory({ points: A_MINUTE, duration: 60, keyPrefix: 'auth' }));
  try {
    await limiter.consume(clientAddress(request.headers, env().TRUST_PROXY));
    return false;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return true;
    throw refused;
  }
}
