import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

// Module state is not shared between pages and route handlers.
const shared = globalThis as typeof globalThis & { rateLimiters?: Map<string, RateLimiterMemory> };

function limiter(what: string, perMinute: number): RateLimiterMemory {
  const limiters = (shared.rateLimiters ??= new Map());
  const name = `${what} ${perMinute}`;
  const made = limiters.get(name) ?? new RateLimiterMemory({ points: perMinute, duration: 60, keyPrefix: what });
  limiters.set(name, made);
  return made;
}

/**
 * Counts one request, in a fixed window of a minute, in this process.
 * @param what kind of request, each of which has a count of its own
 * @param key whom it counts for
 * @returns undefined when there is room, else the seconds to wait (at least 1)
 */
export async function secondsToWait(what: string, key: string, perMinute: number): Promise<number | undefined> {
  try {
    await limiter(what, perMinute).consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
