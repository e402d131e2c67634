/** A wait longer than this is nonsense or an outage: the notice then names no time. */
const LONGEST_WAIT_SECONDS = 86_400;

function seconds(value: unknown, now: number): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  const wait = Number.isFinite(number) ? number : (Date.parse(String(value)) - now) / 1000;
  return Number.isFinite(wait) && wait >= 0 && wait <= LONGEST_WAIT_SECONDS ? Math.ceil(wait) : undefined;
}

/** `RateLimit-Reset` is seconds by the draft standard; some servers send an epoch there. */
function reset(value: string | null, now: number): number | undefined {
  const number = Number(value);
  return value && number > 1_000_000_000 ? seconds(number - now / 1000, now) : seconds(value, now);
}

/**
 * How long an agent asks to wait: `Retry-After` (seconds or HTTP date), `RateLimit-Reset`, `X-RateLimit-Reset`, or `retryAfter*` in the error's data.
 * @returns whole seconds, or undefined when nothing usable was said
 */
export function retryAfterSeconds(headers: Headers, data?: unknown, now = Date.now()): number | undefined {
  const fields = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const milliseconds = fields.retryAfterMs ?? fields.retry_after_ms;
  return (
    seconds(headers.get('retry-after'), now) ??
    reset(headers.get('ratelimit-reset'), now) ??
    reset(headers.get('x-ratelimit-reset'), now) ??
    seconds(fields.retryAfter ?? fields.retryAfterSeconds ?? fields.retry_after, now) ??
    seconds(milliseconds === undefined ? undefined : Number(milliseconds) / 1000, now)
  );
}
