import { rateLimitFields } from './rate-limit-fields';

/** A wait longer than this is nonsense or an outage: the notice then names no time. */
const LONGEST_WAIT_SECONDS = 86_400;

function seconds(value: unknown, now: number): number | undefined {
  if ((typeof value !== 'number' && typeof value !== 'string') || value === '') return undefined;
  const number = Number(value);
  const wait = Number.isFinite(number) ? number : (Date.parse(String(value)) - now) / 1000;
  return Number.isFinite(wait) && wait >= 0 && wait <= LONGEST_WAIT_SECONDS ? Math.ceil(wait) : undefined;
}

/** `RateLimit-Reset` is seconds by the draft standard; some servers send an epoch there. */
function reset(value: string | null, now: number): number | undefined {
  const number = Number(value);
  return value && number > 1_000_000_000 ? seconds(number - now / 1000, now) : seconds(value, now);
}

/** Of several allowances that are used up the slowest decides. */
function slowest(value: string | null, now: number): number | undefined {
  const waits = rateLimitFields(value).filter(({ remaining }) => remaining === 0).map((policy) => seconds(policy.seconds, now) ?? 0);
  return Math.max(0, ...waits) || undefined;
}

function inData(data: unknown, now: number): number | undefined {
  const fields = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const milliseconds = fields.retryAfterMs ?? fields.retry_after_ms;
  return (
    seconds(fields.retryAfter ?? fields.retryAfterSeconds ?? fields.retry_after, now) ??
    seconds(typeof milliseconds === 'number' || typeof milliseconds === 'string' ? Number(milliseconds) / 1000 : undefined, now)
  );
}

/**
 * How long an agent asks to wait: `Retry-After` (seconds or HTTP date), `RateLimit`, `RateLimit-Reset`, `X-RateLimit-Reset`, or `retryAfter*` in
 * the error's data. An instant is measured by the agent's own clock, its `Date`, since it may go wrong against ours.
 * @param ours milliseconds since the epoch, for a reply without a date
 * @returns whole seconds, or undefined when nothing usable was said
 */
export function retryAfterSeconds(headers: Headers, data?: unknown, ours = Date.now()): number | undefined {
  const now = Date.parse(headers.get('date') ?? '') || ours;
  return (
    seconds(headers.get('retry-after'), now) ??
    slowest(headers.get('ratelimit'), now) ??
    reset(headers.get('ratelimit-reset'), now) ??
    reset(headers.get('x-ratelimit-reset'), now) ??
    inData(data, now)
  );
}

/**
 * As above, of what is said in so many words only: the end of an allowance's window stands beside every reply, also where another reason
 * than the allowance refused it.
 */
export function namedWaitSeconds(headers: Headers, data?: unknown, ours = Date.now()): number | undefined {
  const now = Date.parse(headers.get('date') ?? '') || ours;
  return seconds(headers.get('retry-after'), now) ?? inData(data, now);
}
