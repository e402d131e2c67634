import 'server-only';
import { createHash } from 'node:crypto';
import { jwtClaims } from './token-life';

/**
 * Whose a token is, so that one person has one allowance and finds their questions again after signing in anew. Only for a token that came
 * straight from the authorization server: what was pasted could name anybody.
 * @returns a hash of issuer and subject; undefined for a token that says nothing, whose session then stands for itself
 */
export function accountOf(accessToken: string, issuer: string): string | undefined {
  const subject = jwtClaims(accessToken)?.sub;
  return subject ? createHash('sha256').update(`${issuer} ${subject}`).digest('base64url') : undefined;
}
