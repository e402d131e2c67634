import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NextRequest, NextResponse } from 'next/server';
import type { Outcome } from '@/lib/skills/outcome';
import { remoteConnection } from '../connection';
import { askedAt } from './asked-at';
import { answerKey, keepAnswer, type Answered } from './kept-answers';

// Only Next's own bundler resolves what next-intl imports.
vi.mock('next-intl/middleware', () => ({ default: () => () => NextResponse.next() }));

const URL_OF_AGENT = 'https://agent.example/rpc';
const provenance: Extract<Outcome<unknown>, { kind: 'found' }>['provenance'] = { agent: { kind: 'other', name: 'a' }, readAt: '2026-11-30T10:00:00Z', elapsedMs: 1, cache: 'none' };
const nothing: Answered<unknown> = { kind: 'not-found', provenance };
const something: Answered<unknown> = { kind: 'found', value: {}, files: [], provenance };

const keep = (path: string, outcome: Answered<unknown>, url = URL_OF_AGENT) => {
  const { skill = '', input } = askedAt(path) ?? {};
  return keepAnswer(answerKey(skill, input, { identity: 'anybody', connection: remoteConnection(url, 'token') }, {}), skill, outcome);
};

async function statusOf(path: string, headers: Record<string, string> = { 'sec-fetch-dest': 'document' }): Promise<number> {
  const { proxy } = await import('@/proxy');
  return (await proxy(new NextRequest(`http://localhost:3000${path}`, { headers }))).status;
}

beforeEach(() => {
  vi.stubEnv('A2A_URL', URL_OF_AGENT);
  vi.stubEnv('A2A_TOKEN', 'site-token-1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('what a remote agent has just denied is answered 404 before anything is rendered', () => {
  it.each(['/saints/nobody', '/clergy/nobody', '/popes/nobody', '/dioceses/nobody', '/documents/no%20text', '/de/saints/niemand'])('%s, until it has it', async (path) => {
    const bare = path.replace(/^\/de/, '');
    expect(await statusOf(path)).toBe(200);
    await keep(bare, nothing);
    expect(await statusOf(path)).toBe(404);
    expect(await statusOf(path, {})).toBe(404);
    await keep(bare, something);
    expect(await statusOf(path)).toBe(200);
  });

  it('but not to the router of a page that stands, nor after ten minutes, nor of another agent, nor to who has chosen ours', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    await keep('/saints/jerome', nothing);
    expect(await statusOf('/saints/jerome')).toBe(404);
    expect(await statusOf('/saints/jerome', { 'sec-fetch-dest': 'empty' })).toBe(200);
    expect(await statusOf('/saints/jerome', { 'sec-fetch-dest': 'document', cookie: 'agent=built-in' })).toBe(200);
    await keep('/saints/anne', nothing, 'https://other.example/rpc');
    expect(await statusOf('/saints/anne')).toBe(200);
    vi.advanceTimersByTime(10 * 60_000 + 1_000);
    expect(await statusOf('/saints/jerome')).toBe(200);
  });

  it('nor is anything asked for an id that no agent takes', async () => {
    expect(await statusOf(`/saints/${'a'.repeat(201)}`)).toBe(404);
    expect(await statusOf(`/documents/${'a'.repeat(401)}`)).toBe(404);
  });
});

it.each(['/saints', '/saints/', '/saints/a/b', '/about', '/calendar/2026-03-19', '/__proto__/x', '/saints/%E0%A4%A'])('%s is the page of no one thing', (path) => expect(askedAt(path)).toBeUndefined());
