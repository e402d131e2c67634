import type { Place } from '@/components/budget/queue-words';

/** How a question stands, as the server tells it. `elapsedMs` counts from when it went out. */
export type Waited = ({ state: 'queued' } & Place) | { state: 'pending'; elapsedMs: number } | { state: 'done' } | { state: 'gone' };

/**
 * Asks once how a question stands; the server takes up to 20 s to say that nothing has changed. A question in the queue of which nobody asks is not sent.
 * @throws Error when the connection or the server fails, whereupon one may ask again: asking costs nothing
 */
export async function waitForAnswer(ticket: string, signal: AbortSignal): Promise<Waited> {
  const response = await fetch(`/api/ask/${encodeURIComponent(ticket)}`, { signal, cache: 'no-store' });
  if (response.status === 404) return { state: 'gone' };
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Waited;
}

/**
 * Takes a question out of the queue, or lets the server give the call up.
 * @returns `answered` when the answer had come already, else whether the question had gone out, which is what a call is charged for; `unknown` when nobody could be asked
 */
export async function stopWaiting(ticket: string): Promise<'answered' | 'spent' | 'unspent' | 'unknown'> {
  const response = await fetch(`/api/ask/${encodeURIComponent(ticket)}`, { method: 'DELETE' }).catch(() => undefined);
  if (!response?.ok) return 'unknown';
  const { answered, spent } = (await response.json().catch(() => ({}))) as { answered?: unknown; spent?: unknown };
  if (answered === true) return 'answered';
  return typeof spent === 'boolean' ? (spent ? 'spent' : 'unspent') : 'unknown';
}
