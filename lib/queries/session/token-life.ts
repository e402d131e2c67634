/** A token is renewed this long before it expires; one with a shorter life, at half of it. */
const MARGIN_MS = 60_000;
/** No server means more than that; what is written must still be a date of four digits. */
const LONGEST_SECONDS = 10 * 365 * 24 * 60 * 60;

interface Claims { exp?: number; iat?: number; sub?: string }

/** Claims of a JWT, read as a hint and believed by nobody; undefined for an opaque token. */
export function jwtClaims(token: string): Claims | undefined {
  const [, payload, ...rest] = token.split('.');
  if (!payload || rest.length !== 1) return undefined;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
    return { exp: number(claims.exp), iat: number(claims.iat), sub: typeof claims.sub === 'string' && claims.sub ? claims.sub : undefined };
  } catch {
    return undefined;
  }
}

/** Seconds a JWT lives by its own account; both ends are of the server's clock, so their distance is right whatever ours says. */
function lifeOf(token: string): number | undefined {
  const { exp, iat } = jwtClaims(token) ?? {};
  return exp !== undefined && iat !== undefined && exp > iat ? exp - iat : undefined;
}

/**
 * When a token expires and from when on it is renewed, by our own clock: its life counts from the moment it was asked for.
 * @param expiresIn `expires_in` of the token response, seconds
 * @param askedAt milliseconds since 1970
 */
export function lifeFrom(token: string, expiresIn: number | undefined, askedAt: number): { expiresAt?: string; renewAt?: string } {
  const seconds = expiresIn ?? lifeOf(token);
  if (seconds === undefined) return {};
  const milliseconds = Math.min(Math.max(seconds, 0), LONGEST_SECONDS) * 1000;
  const at = (after: number) => new Date(askedAt + after).toISOString();
  return { expiresAt: at(milliseconds), renewAt: at(Math.max(milliseconds - MARGIN_MS, milliseconds / 2)) };
}
