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

  it.each([[401, 404], [404, 401]])('reports %i on the one and %i on the other as a sign-in matter too', async (newer, older) => {
    const answer = (status: number) => new Response('no', { status });
    expect(await fetchCard(serving({ '/.well-known/agent-card.json': answer(newer), '/.well-known/agent.json': answer(older) }))).toMatchObject({ ok: false, error: { kind: 'sign-in' } });
  });

  it('follows no redirect', async () => {
    const moved = () => new Response('', { status: 301, headers: { location: 'https://evil.example/' } });
    const agent = serving({ '/.well-known/agent-card.json': moved(), '/.well-known/agent.json': moved() });
    expect(await fetchCard(agent)).toMatchObject({ ok: false, error: { kind: 'redirected', status: 301 } });
    for (const [, init] of agent.fetch.mock.calls) expect(init.redirect).toBe('manual');
  });

  it.each(['[]', 'null', '"card"', '<html>', '{"name":', ''])('reports %j as unreadable or empty, and goes on to the other name', async (body) => {
    const bad = () => new Response(body);
    expect(await fetchCard(serving({ '/.well-known/agent-card.json': bad(), '/.well-known/agent.json': bad() }))).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
    expect(await fetchCard(serving({ '/.well-known/agent-card.json': bad(), '/.well-known/agent.json': card() }))).toMatchObject({ ok: true });
  });

  it('keeps the card as it was sent beside what was read of it', async () => {
    const odd = { name: 7, skills: 'none' };
    const read = await fetchCard(serving({ '/.well-known/agent.json': new Response(JSON.stringify(odd)) }));
    expect(read).toMatchObject({ ok: true, raw: odd });
    expect(read.ok && read.card.name).toBeUndefined();
  });

  it('sends no token with it', async () => {
    const agent = serving({ '/.well-known/agent.json': card() });
    await fetchCard(agent);
    for (const [, init] of agent.fetch.mock.calls) expect(JSON.stringify(init.headers)).not.toContain('secret');
  });
});
