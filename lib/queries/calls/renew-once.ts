import 'server-only';
import type { Connection } from '@/lib/a2a/connection';
import type { Agent } from './agent-of-reader';

/**
 * Sends in a reader's name; where the token is no longer taken and can be renewed, once more with the new one.
 * @param send is told what came of the first time when it is the second
 * @param isRefused whether the token was not taken
 */
export async function renewOnce<Result>(
  agent: Pick<Agent, 'connection' | 'renew'>, send: (connection: Connection, before?: Result) => Promise<Result>, isRefused: (result: Result) => boolean,
): Promise<Result> {
  const first = await send(agent.connection);
  const renewed = isRefused(first) ? await agent.renew?.() : undefined;
  return renewed ? send(renewed, first) : first;
}
