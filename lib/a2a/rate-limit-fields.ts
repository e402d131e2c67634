/** What is left of one allowance of an agent, and the seconds until it is whole again. */
export interface RateLimit {
  remaining?: number;
  seconds?: number;
}

function fieldsOf(policy: string, names: readonly [string, string]): RateLimit {
  const [remaining, seconds] = names.map((name) => new RegExp(`(?:^|[;,\\s])${name}=(\\d{1,10})(?=$|[;,\\s])`, 'i').exec(policy)?.[1]);
  return { remaining: remaining === undefined ? undefined : Number(remaining), seconds: seconds === undefined ? undefined : Number(seconds) };
}

/**
 * Reads the one field `RateLimit` in both its spellings: `"default";r=0;t=30`, several policies separated by commas (draft 8 and later), and
 * `limit=15, remaining=0, reset=30` (draft 7).
 * Source: draft-ietf-httpapi-ratelimit-headers
 */
export function rateLimitFields(value: string | null): RateLimit[] {
  if (!value) return [];
  if (/\bremaining=/i.test(value)) return [fieldsOf(value, ['remaining', 'reset'])];
  return value.split(',').slice(0, 20).map((policy) => fieldsOf(policy, ['r', 't']));
}
