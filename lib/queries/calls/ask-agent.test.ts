import { beforeAll, describe, expect, it, vi } from 'vitest';
import { saintLookup } from '@/lib/skills/saint-lookup';
import { catholicQa } from '@/lib/skills/catholic-qa';
import { allowance, take } from '../budget/budget';
import type { Agent } from './agent-of-reader';
import { askAgent } from './ask-agent';

/** An agent of a reader of its own that answers everything the same way. */
function agentThatSays(status: number, headers: Record<string, string>): Agent {
  const fetch = async () => new Response('', { status, headers });
  return { kind: 'other', name: 'x', identity: crypto.randomUUID(), connection: { url: 'http://agent.example/rpc', fetch } };
}

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('an agent that refuses', () => {
  it.each([[401, 'sign-in'], [402, 'plan'], [403, 'forbidden'], [429, 'rate']])('with status %i: it stands first among the details', async (status, reason) => {
    const outcome = await askAgent(saintLookup, { query: 'x' }, agentThatSays(status, {}));
    expect(outcome).toMatchObject({ kind: 'refused', reason, detail: `HTTP ${status}` });
  });

  it('by an error: its code and its words follow', async () => {
    const fetch = async () => Response.json({ jsonrpc: '2.0', id: null, error: { code: -32005, message: 'PLAN_REQUIRED' } }, { status: 403 });
    const agent: Agent = { ...agentThatSays(200, {}), connection: { url: 'http://agent.example/rpc', fetch } };
    expect(await askAgent(saintLookup, { query: 'x' }, agent)).toMatchObject({ reason: 'plan', detail: 'HTTP 403 · -32005 · PLAN_REQUIRED' });
  });
});

describe('an agent that is down and says until when', () => {
  it.each([500, 502, 503, 504, 413])('is not called before, with status %i, and the page knows the wait', async (status) => {
    const agent = agentThatSays(status, { 'retry-after': '20' });
    expect(await askAgent(saintLookup, { query: 'x' }, agent)).toMatchObject({ kind: 'failed', status, retryAfterSeconds: 20 });
    const { general, questions } = await allowance(agent.identity);
    expect(general).toMatchObject({ left: 0, seconds: 20 });
    expect(questions).toMatchObject({ left: 0, seconds: 20 });
  });

  it('holds back look-ups also where it was asked a question', async () => {
    const agent = agentThatSays(503, { 'retry-after': '20' });
    await askAgent(catholicQa, { question: 'x' }, agent);
    expect((await allowance(agent.identity)).general).toMatchObject({ left: 0, seconds: 20 });
  });

  it('does not shorten the wait for an allowance that is used up', async () => {
    const agent = agentThatSays(503, { 'retry-after': '2' });
    while ((await take(agent.identity, 'general')).ok);
    await askAgent(saintLookup, { query: 'x' }, agent);
    expect((await allowance(agent.identity)).general.seconds).toBeGreaterThan(50);
  });

  it('may be called at once where it names no wait, or none that is usable', async () => {
    for (const headers of [{}, { 'retry-after': 'soon' }, { 'retry-after': '0' }] as Record<string, string>[]) {
      const agent = agentThatSays(503, headers);
      expect(await askAgent(saintLookup, { query: 'x' }, agent)).toMatchObject({ kind: 'failed', reason: 'service-down' });
      expect((await allowance(agent.identity)).general.left).toBeGreaterThan(0);
    }
  });
});
