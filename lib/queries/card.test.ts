import { describe, expect, it, vi } from 'vitest';
import { getCard, inspectCard } from './card';
import { store } from './store/store';

const agent = vi.hoisted(() => ({ kind: 'other', connection: { url: '', token: 'CANARY-7c1-secret' as string | undefined, fetch: undefined as unknown } }));
vi.mock('./calls/agent-of-reader', () => ({ currentAgent: async () => agent }));

const card = { protocolVersion: '0.3.0', name: 'Agent', description: 'Answers.', url: 'http://elsewhere.example/rpc', version: '1', capabilities: {}, defaultInputModes: ['text/plain'], defaultOutputModes: ['text/plain'], skills: [] };

function serving(host: string, path: string) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => (new URL(url).pathname === path ? Response.json(card) : new Response('no', { status: 404 })));
  Object.assign(agent, { kind: 'other', connection: { url: `https://${host}/rpc`, token: 'CANARY-7c1-secret', fetch } });
  return fetch;
}

describe('the card of the agent that answers', () => {
  it('is kept for a while, so that it is read once for many pages', async () => {
    const fetch = serving('one.example', '/.well-known/agent-card.json');
    expect(await getCard()).toMatchObject({ ok: true, card: { name: 'Agent' } });
    expect(await getCard()).toMatchObject({ ok: true, card: { name: 'Agent' } });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(fetch.mock.calls)).not.toContain('CANARY');
  });

  it('is not another agent’s', async () => {
    serving('two.example', '/.well-known/agent-card.json');
    expect(await getCard()).toMatchObject({ url: 'https://two.example/.well-known/agent-card.json' });
  });

  it('is asked for again where it could not be read, but not by every page', async () => {
    const kept = vi.spyOn(store(), 'set');
    const fetch = serving('three.example', '/nowhere');
    expect(await getCard()).toMatchObject({ ok: false });
    expect(await getCard()).toMatchObject({ ok: false });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(kept.mock.calls.map(([key, , lifetimeMs]) => [key, lifetimeMs])).toEqual([['card:https://three.example/rpc', 30_000]]);
    await store().delete('card:https://three.example/rpc');
    await getCard();
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('is read once for all who look while it comes', async () => {
    const fetch = serving('five.example', '/.well-known/agent-card.json');
    const reads = await Promise.all([getCard(), inspectCard(), getCard()]);
    expect(reads.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('of an agent that hangs is waited for ten seconds, whatever its names', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    const fetch = vi.fn((_url: string, { signal }: RequestInit) => new Promise<Response>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    }));
    const ended = new AbortController();
    timeouts.mockReturnValue(ended.signal);
    Object.assign(agent, { kind: 'other', connection: { url: 'https://six.example/rpc', token: undefined, fetch } });
    const reading = getCard();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    ended.abort(new DOMException('late', 'TimeoutError'));
    expect(await reading).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(timeouts.mock.calls).toEqual([[10_000]]);
    timeouts.mockRestore();
  });

  it('is inspected as it was sent, against where calls really go', async () => {
    serving('four.example', '/.well-known/agent.json');
    const inspected = await inspectCard();
    expect(inspected).toMatchObject({ ok: true, raw: card });
    expect(inspected.ok && inspected.departures.map(({ rule }) => rule)).toEqual(['path-old', 'url-plain-http', 'url-host', 'token-undeclared']);
  });
});
