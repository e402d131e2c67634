import 'server-only';
import {
  authorizationCodeGrant, AuthorizationResponseError, buildAuthorizationUrl, calculatePKCECodeChallenge, ClientError, randomPKCECodeVerifier,
  randomState, ResponseBodyError,
} from 'openid-client';
import { agentUrl } from '@/lib/env';
import { accountOf } from './account-of';
import { authorizationServer, type AuthorizationServer } from './authorization-server';
import { clientAt } from './client-at';
import { clientIdAt, forgetClient, redirectUri } from './registration';
import { promptFor, scopesFor } from './scopes';
import type { MetadataFault } from './server-metadata';
import type { Session } from './session-record';
import { sessionSecret } from './session-secret';
import type { Attempt } from './sign-in-attempt';
import type { SignInProblem } from './sign-in-problem';
import { lifeFrom } from './token-life';

type Begun = { ok: true; address: URL; attempt: Attempt } | { ok: false; problem: SignInProblem };
type Completed = { ok: true; session: Session } | { ok: false; problem: SignInProblem };

const FAULTS: Record<MetadataFault, SignInProblem> = { absent: 'absent', unreachable: 'unreachable', untrusted: 'server' };

/** RFC 8707: which agent the token is for, where the agent has told its name there. */
const resourceOf = ({ resource }: AuthorizationServer): Record<string, string> => (resource ? { resource } : {});

/**
 * Begins a sign-in: authorization code with PKCE S256 and state.
 * @param back a path of ours to return to
 * @returns where to send the person, and what to remember meanwhile
 */
export async function beginSignIn(back: string): Promise<Begun> {
  if (!sessionSecret()) return { ok: false, problem: 'secret' };
  const found = await authorizationServer();
  if (!found.ok) return { ok: false, problem: FAULTS[found.fault] };
  const { server } = found;
  const registered = await clientIdAt(server);
  if (!registered.ok) return registered;
  const [state, verifier, scope] = [randomState(), randomPKCECodeVerifier(), scopesFor(server)];
  const prompt = promptFor(scope);
  const address = buildAuthorizationUrl(clientAt(server, registered.clientId), {
    redirect_uri: redirectUri(),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...resourceOf(server),
    ...(scope ? { scope } : {}),
    ...(prompt ? { prompt } : {}),
  });
  return { ok: true, address, attempt: { state, verifier, back, issuer: server.metadata.issuer, clientId: registered.clientId } };
}

/** What went wrong, in our words; the server's own may hold anything and are not repeated. */
async function problemOf(error: unknown, server: AuthorizationServer, clientId: string): Promise<SignInProblem> {
  const code = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError ? error.error : undefined;
  console.warn(`sign-in failed: ${code?.slice(0, 40).replace(/[^\w-]/g, '') ?? (error as { code?: string }).code ?? 'no answer'}`);
  if (code === 'access_denied') return 'denied';
  if (code === 'invalid_client' || code === 'unauthorized_client') {
    await forgetClient(server, clientId);
    return 'registration';
  }
  if (code === 'temporarily_unavailable') return 'unreachable';
  const isSilent = code === undefined && (!(error instanceof ClientError) || error.code === undefined || error.code === 'OAUTH_TIMEOUT');
  return isSilent ? 'unreachable' : 'server';
}

/**
 * Ends a sign-in: checks state and issuer, and trades the code for tokens.
 * @param answer query of the callback, as the authorization server sent the person back with
 */
export async function completeSignIn(answer: URLSearchParams, attempt: Attempt | undefined): Promise<Completed> {
  const agent = agentUrl();
  if (!attempt || !agent) return { ok: false, problem: 'state' };
  const found = await authorizationServer();
  if (!found.ok) return { ok: false, problem: FAULTS[found.fault] };
  const { server } = found;
  if (server.metadata.issuer !== attempt.issuer) return { ok: false, problem: 'state' };
  const returned = new URL(redirectUri());
  returned.search = answer.toString();
  const askedAt = Date.now();
  try {
    const checks = { pkceCodeVerifier: attempt.verifier, expectedState: attempt.state };
    const tokens = await authorizationCodeGrant(clientAt(server, attempt.clientId), returned, checks, resourceOf(server));
    const session: Session = {
      id: crypto.randomUUID(),
      account: accountOf(tokens.access_token, server.metadata.issuer),
      turn: 0,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      ...lifeFrom(tokens.access_token, tokens.expires_in, askedAt),
      signedInAt: new Date(askedAt).toISOString(),
      way: 'oauth',
      agentUrl: agent,
      issuer: server.metadata.issuer,
      clientId: attempt.clientId,
    };
    return { ok: true, session };
  } catch (error) {
    return { ok: false, problem: await problemOf(error, server, attempt.clientId) };
  }
}
