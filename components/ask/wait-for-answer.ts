export type Waited = 'pending' | 'done' | 'gone';

/**
 * Asks once whether the answer is there; the server takes up to 20 s to say no.
 * @throws Error when the connection or the server fails, whereupon one may ask again: asking costs nothing
 */
export async function waitForAnswer(ticket: string, signal: AbortSignal): Promise<Waited> {
  const response = await fetch(`/api/ask/${encodeURIComponent(ticket)}`, { signal, cache: 'no-store' });
  if (response.status === 404) return 'gone';
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { state } = (await response.json()) as { state: unknown };
  return state === 'done' ? 'done' : 'pending';
}

/** Lets the server give the call up; a failure is of no consequence, since nobody waits any more. */
export async function stopWaiting(ticket: string): Promise<void> {
  await fetch(`/api/ask/${encodeURIComponent(ticket)}`, { method: 'DELETE' }).catch(() => undefined);
}
