import { rateLimitFields } from './rate-limit-fields';
import { retryAfterSeconds } from './retry-after';

/**
 * Whether the headers of any reply say that the allowance is used up, and for how long: nothing remaining, by `RateLimit` or `RateLimit-Remaining`, with its reset.
 * @returns whole seconds, or undefined where something is left or nothing was said
 */
export function usedUpForSeconds(headers: Headers): number | undefined {
  const remaining = headers.get('ratelimit-remaining') ?? headers.get('x-ratelimit-remaining');
  const isUsedUp = remaining?.trim() === '0' || rateLimitFields(headers.get('ratelimit')).some((policy) => policy.remaining === 0);
  return isUsedUp ? retryAfterSeconds(headers) : undefined;
}
