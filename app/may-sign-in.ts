import { env } from '@/lib/env';
import { currentAgent, remoteAgent } from '@/lib/queries/calls/agent-of-reader';
import { readSession } from '@/lib/queries/session/session';

/** The name of the agent that this reader could sign in to and has not; undefined where nobody signs in, or this reader has. */
export async function maySignIn(): Promise<string | undefined> {
  const remote = remoteAgent();
  if (!remote || env().A2A_OAUTH === 'off' || (await currentAgent()).kind !== 'built-in' || (await readSession())) return undefined;
  return remote.name;
}

/** Where one signs in, to come back to a page. @param path of ours, with its language and query */
export function signInPath(path: string): string {
  return `/connect?back=${encodeURIComponent(path)}`;
}
