import { describe, expect, it, vi } from 'vitest';
import type { Exchange } from '@/lib/a2a/exchange';
import { keepExchange } from '@/lib/queries/calls/exchanges';
import { GET, POST } from './route';

const reader = vi.hoisted(() => ({ identity: 'session-a' }));
vi.mock('@/lib/queries/calls/agent-of-reader', () => ({ currentAgent: async () => reader }));

const exchange: Exchange = {
  method: 'message/send', url: 'https://agent.example/rpc', requestHeaders: { authorization: 'Bearer $TOKEN' }, requestBody: { text: '{}', bytes: 2, cut: false },
  status: 200, elapsedMs: 12, startedAt: '2026-11-30T10:00:00.000Z',
};
const get = (id: string) => GET(new Request(`http://localhost/api/exchanges/${id}`), { params: Promise.resolve({ id }) });

describe('GET /api/exchanges/[id]', () => {
  it('gives an exchange to whom it was made for, and is kept by no cache', async () => {
    const response = await get(keepExchange(exchange, 'session-a'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(exchange);
  });

  it('knows no exchange of another reader, nor one that never was', async () => {
    const others = await get(keepExchange(exchange, 'session-b'));
    const none = await get(crypto.randomUUID());
    for (const response of [others, none, await get('%00'), await get('x'.repeat(5_000))]) {
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ error: 'unknown' });
    }
  });

  it('refuses other methods, and a visitor who asks without end', async () => {
    expect(POST().status).toBe(405);
    const id = keepExchange(exchange, 'site');
    const statuses = new Set<number>();
    for (let count = 0; count < 700; count++) statuses.add((await get(id)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect(Number((await get(id)).headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
