import { env } from '@/lib/env';
import { currentAgent, remoteAgent } from '@/lib/queries/calls/agent-of-reader';
import { readSession } from '@/lib/queries/session/session';

/** The name of the agent that this reader could sign in to and has not, or no longer is; undefined where nobody signs in, or this reader has. */
export async function maySignIn(): Promise<string | undefined> {
  const remote = await otherAgent();
  const session = await readSession();
  return env().A2A_OAUTH === 'off' || (session && !session.expired) ? undefined : remote;
}

/** The name of the agent that would answer this reader, had he not chosen the built-in one; undefined where there is none, or one signs in first. */
export async function mayUseOther(): Promise<string | undefined> {
  return (await maySignIn()) ? undefined : otherAgent();
}

async function otherAgent(): Promise<string | undefined> {
  return (await currentAgent()).kind === 'built-in' ? remoteAgent()?.name : undefined;
}

/** Where one signs in, to come back to a page. @param path of ours, with its language and query */
export function signInPath(path: string): string {
  return `/connect?back=${encodeURIComponent(path)}`;
}
