import type { Place } from './queue-words';

/** How a queued call stands, as the server tells it. */
export type Queued = ({ state: 'waiting' } & Place) | { state: 'running' | 'done' | 'left' | 'gone' };

const STATES: readonly string[] = ['waiting', 'running', 'done', 'left', 'gone'] satisfies Queued['state'][];

async function look(id: string, signal: AbortSignal): Promise<Queued | undefined> {
  const response = await fetch(`/api/queue/${encodeURIComponent(id)}`, { signal, cache: 'no-store' }).catch(() => undefined);
  if (response?.status === 404) return { state: 'gone' };
  // What is no answer of ours, such as the page of a network that wants a sign-in, is a lost connection.
  const told = (response?.ok ? await response.json().catch(() => undefined) : undefined) as Queued | null | undefined;
  return told && STATES.includes(told.state) ? told : undefined;
}

/**
 * Follows a call through the queue; asking is what keeps it there, and costs nothing. A lost connection is tried again, ever more slowly.
 * @param tell called with each answer, and with undefined when the connection is lost
 */
export async function followQueue(id: string, tell: (queued: Queued | undefined) => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const queued = await look(id, signal);
    if (signal.aborted) return;
    tell(queued);
    if (queued && queued.state !== 'waiting' && queued.state !== 'running') return;
    failures = queued ? 0 : failures + 1;
    await new Promise((resolve) => setTimeout(resolve, failures === 0 ? 50 : Math.min(500 * 2 ** failures, 15_000)));
  }
}

/** Takes a call out of the queue; when that fails, it is left by itself as nobody asks about it any more. */
export async function leaveQueue(id: string): Promise<void> {
  await fetch(`/api/queue/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(() => undefined);
}
