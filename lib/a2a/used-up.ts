import { retryAfterSeconds } from './retry-after';

/**
 * Whether the headers of any reply say that the allowance is used up, and for how long: `RateLimit-Remaining: 0` with its reset.
 * @returns whole seconds, or undefined where something is left or nothing was said
 */
export function usedUpForSeconds(headers: Headers): number | undefined {
  const remaining = headers.get('ratelimit-remaining') ?? headers.get('x-ratelimit-remaining');
  return remaining?.trim() === '0' ? retryAfterSeconds(headers) : undefined;
}
