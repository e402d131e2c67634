import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Connection } from '@/lib/a2a/connection';
import { agentUrl, env } from '@/lib/env';
import type { Provenance } from '@/lib/skills/outcome';
import { AGENT_CHOICE_COOKIE } from './agent-choice';
import { builtInConnection, remoteConnection } from '../connection';
import { readSession, renewSession, type Session } from '../session/session';

/** Which agent answers this reader, and in whose name it is asked. */
export interface Agent {
  kind: Provenance['agent']['kind'];
  /** Shown to readers; the built-in agent's is translated by the page. */
  name: string;
  /** Host of a remote agent. */
  host?: string;
  /** Whom calls count for and whose answers to questions are whose: `built-in`, `site`, a hash of an account, or the id of a session. */
  identity: string;
  connection: Connection;
  /** Why no call can be made before the reader has signed in; what is kept is shown all the same. */
  mustSignIn?: 'sign-in' | 'expired';
  /** A connection with a renewed token, once the agent no longer takes the present one; undefined where the reader has to sign in again. */
  renew?: () => Promise<Connection | undefined>;
}

export const SITE_IDENTITY = 'site';

function builtIn(): Agent {
  return { kind: 'built-in', name: 'Built-in data', identity: 'built-in', connection: builtInConnection() };
}

function remote(url: string, identity: string, token: string | undefined): Agent {
  const { hostname } = new URL(url);
  const isMagisterium = hostname === 'magisterium.com' || hostname.endsWith('.magisterium.com');
  const name = isMagisterium ? 'Magisterium AI' : hostname;
  return { kind: isMagisterium ? 'magisterium' : 'other', name, host: hostname, identity, connection: remoteConnection(url, token) };
}

function ofSession(url: string, session: Session): Agent {
  const renew = async () => {
    const renewed = await renewSession(session);
    return renewed && remoteConnection(url, renewed.accessToken);
  };
  return { ...remote(url, session.account ?? session.id, session.accessToken), renew, mustSignIn: session.expired ? 'expired' : undefined };
}

/** The remote agent that this site is set to, or undefined; the same for every reader. */
export function remoteAgent(): { kind: Agent['kind']; name: string; host: string } | undefined {
  const url = agentUrl();
  if (!url) return undefined;
  const { kind, name, host = '' } = remote(url, SITE_IDENTITY, undefined);
  return { kind, name, host };
}

/**
 * The agent that answers the reader of this request. With one token for the site everybody has the remote agent; where readers sign in,
 * those who have; who chose the built-in agent has that one. Who chose the remote one without having signed in is told to.
 */
export const currentAgent = cache(async (): Promise<Agent> => {
  const url = agentUrl();
  if (!url) return builtIn();
  const choice = (await cookies()).get(AGENT_CHOICE_COOKIE)?.value;
  if (choice === 'built-in') return builtIn();
  if (env().A2A_OAUTH === 'off') return remote(url, SITE_IDENTITY, env().A2A_TOKEN);
  const session = await readSession();
  if (session) return ofSession(url, session);
  return choice === 'remote' ? { ...remote(url, 'nobody', undefined), mustSignIn: 'sign-in' } : builtIn();
});
