import 'server-only';
import { agentUrl } from '@/lib/env';
import { isApiConsoleKey } from './api-console-key';
import type { Session } from './session-record';
import { sessionSecret } from './session-secret';
import type { SignInProblem } from './sign-in-problem';
import { jwtClaims } from './token-life';

type Pasted = { ok: true; session: Session } | { ok: false; problem: SignInProblem };

const [SHORTEST, LONGEST] = [20, 8_000];

/** The end of the last year of four digits, in seconds: a later instant could not be read back. */
const LAST_SECOND = Date.UTC(10_000, 0, 1) / 1000;

/**
 * A session of an access token that a visitor got elsewhere. It cannot be renewed. Whether it is valid, only the agent can say.
 * @param text as it was pasted; a leading "Bearer" is no part of it
 */
export function sessionOfPasted(text: string): Pasted {
  const agent = agentUrl();
  if (!sessionSecret() || !agent) return { ok: false, problem: 'secret' };
  const token = text.trim().replace(/^bearer\s+/i, '');
  if (isApiConsoleKey(token)) return { ok: false, problem: 'api-key' };
  // RFC 6750: visible ASCII; it goes into a header.
  if (token.length < SHORTEST || token.length > LONGEST || !/^[\x21-\x7e]+$/.test(token)) return { ok: false, problem: 'token' };
  const exp = jwtClaims(token)?.exp;
  const expiresAt = exp !== undefined && exp > 0 && exp < LAST_SECOND ? new Date(exp * 1000).toISOString() : undefined;
  const session: Session = { id: crypto.randomUUID(), turn: 0, accessToken: token, expiresAt, signedInAt: new Date().toISOString(), way: 'pasted', agentUrl: agent };
  return { ok: true, session };
}
