import 'server-only';
import { rpc } from '@/lib/a2a/rpc';
import { remoteConnection } from '../connection';

const TIMEOUT_MS = 10_000;

/**
 * Whether the agent takes a token, found out free of charge: it is asked for a task that does not exist.
 * @returns `not-taken` where it wants a sign-in all the same, `unreachable` where it gives no answer
 */
export async function checkToken(url: string, token: string): Promise<'taken' | 'not-taken' | 'unreachable'> {
  const reply = await rpc('tasks/get', { id: crypto.randomUUID() }, remoteConnection(url, token), TIMEOUT_MS);
  if (reply.ok) return 'taken';
  if (reply.error.kind === 'sign-in' || reply.error.kind === 'redirected') return 'not-taken';
  return ['unreachable', 'timeout', 'service-down', 'broke-off'].includes(reply.error.kind) ? 'unreachable' : 'taken';
}
