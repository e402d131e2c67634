import type { ShownExchange } from './inspector-means';

/** `gone`: no longer kept, or made for another reader. `unread`: not to be had just now. */
export type LoadedExchange = ShownExchange | 'gone' | 'unread';

/** Reads one exchange from the server. @param id as a block of the page names it */
export async function loadExchange(id: string): Promise<LoadedExchange> {
  try {
    const response = await fetch(`/api/exchanges/${encodeURIComponent(id)}`, { cache: 'no-store' });
    if (response.status === 404) return 'gone';
    return response.ok ? ((await response.json()) as ShownExchange) : 'unread';
  } catch {
    return 'unread';
  }
}
