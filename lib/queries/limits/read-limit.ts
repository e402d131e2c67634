import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';

const READS_A_MINUTE = 600;

const shared = globalThis as typeof globalThis & { readLimiter?: RateLimiterMemory };

/**
 * Counts one GET of a JSON route against its visitor; posts have a count of their own (visitor-limit.ts).
 * @returns undefined when there is room, else the seconds to wait (at least 1)
 */
export async function secondsUntilRead(received: Headers): Promise<number | undefined> {
  const limiter = (shared.readLimiter ??= new RateLimiterMemory({ points: READS_A_MINUTE, duration: 60 }));
  try {
    await limiter.consume(clientAddress(received, env().TRUST_PROXY));
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
