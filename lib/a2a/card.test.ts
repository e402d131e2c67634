import { describe, expect, it, vi } from 'vitest';
import { fetchCard } from './card';

const serving = (pages: Record<string, Response>) => ({
  url: 'https://agent.example/rpc',
  token: 'secret',
  fetch: vi.fn(async (url: string, _init: RequestInit) => pages[new URL(url).pathname] ?? new Response('no', { status: 404 })),
});
const card = () => new Response(JSON.stringify({ name: 'Agent', skills: [{ id: 'x' }], extra: 1 }));

describe('the agent card under either well-known name', () => {
  it.each(['/.well-known/agent-card.json', '/.well-known/agent.json'])('%s', async (path) => {
    const read = await fetchCard(serving({ [path]: card() }));
    expect(read).toMatchObject({ ok: true, card: { name: 'Agent', extra: 1 }, url: `https://agent.example${path}` });
  });

  it('reports 401 on both as a sign-in matter', async () => {
    const guarded = () => new Response('no', { status: 401 });
    expect(await fetchCard(serving({ '/.well-known/agent-card.json': guarded(), '/.well-known/agent.json': guarded() }))).toMatchObject({ ok: false, error: { kind: 'sign-in' } });
  });

  it('sends no token with it', async () => {
    const agent = serving({ '/.well-known/agent.json': card() });
    await fetchCard(agent);
    for (const [, init] of agent.fetch.mock.calls) expect(JSON.stringify(init.headers)).not.toContain('secret');
  });
});
