import 'server-only';
import { agentUrl, env } from '@/lib/env';
import { authorizationServer } from './authorization-server';
import { canRegister } from './registration';
import { sessionSecret } from './session-secret';

/**
 * Whether a visitor can sign in, and if not, why. ready · off: this site does not let visitors sign in · secret: it has no key for cookies ·
 * absent: the agent's host names no authorization server · registration: it takes no new clients and none is configured · server: what it
 * says of itself cannot be used · unreachable. A token can be pasted in every state but `off` and `secret`.
 */
export type SignInOffer = 'ready' | 'off' | 'secret' | 'absent' | 'registration' | 'server' | 'unreachable';

/** What can be offered to a visitor on /connect; asks nothing that costs a call, and the authorization server at most once an hour. */
export async function signInOffer(): Promise<SignInOffer> {
  if (env().A2A_OAUTH !== 'on' || !agentUrl()) return 'off';
  if (!sessionSecret()) return 'secret';
  const found = await authorizationServer();
  if (!found.ok) return found.fault === 'untrusted' ? 'server' : found.fault;
  return canRegister(found.server) ? 'ready' : 'registration';
}
