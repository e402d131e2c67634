import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const shared = globalThis as typeof globalThis & { a2aLimiters?: Map<number, RateLimiterMemory> };

function limiter(perMinute: number): RateLimiterMemory {
  const limiters = (shared.a2aLimiters ??= new Map());
  const made = limiters.get(perMinute) ?? new RateLimiterMemory({ points: perMinute, duration: 60, keyPrefix: 'a2a' });
  limiters.set(perMinute, made);
  return made;
}

/**
 * Counts one request, in a fixed window of a minute, in this process.
 * @param key whom it counts for
 * @returns undefined when there is room, else the seconds to wait (at least 1)
 */
export async function secondsToWait(key: string, perMinute: number): Promise<number | undefined> {
  try {
    await limiter(perMinute).consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
