// Long, because every rule of cache, allowance and joined calls is tested against one agent with one store.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saintLookup } from '@/lib/skills/saint-lookup';
import { markOf, TRIED_COOKIE } from '@/lib/tried';
import { liturgicalReadings } from '@/lib/skills/liturgical-readings';

const PERSON = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const request = { headers: new Headers(PERSON), cookies: new Map<string, { value: string }>() };
vi.mock('next/headers', () => ({ headers: async () => request.headers, cookies: async () => ({ get: (name: string) => request.cookies.get(name), getAll: () => [] }) }));

interface Reply { status?: number; headers?: Record<string, string>; body: unknown; delayMs?: number }

/** An agent in another socket of this process: what it answers a name is set beforehand, whom it was asked about is kept. */
const agent = { replies: new Map<string, Reply>(), asked: [] as string[] };

async function bodyOf(received: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of received) text += String(chunk);
  return text;
}

function profile(name: string, fields: object = {}): Reply {
  const data = { saint_id: name, primary_name: name, ...fields };
  return { body: { jsonrpc: '2.0', id: null, result: { kind: 'task', id: `task-${name}`, contextId: 'c', status: { state: 'completed' }, artifacts: [{ name: 'saint_profile', parts: [{ kind: 'data', data }] }] } } };
}

let server: Server;
let call: typeof import('./call').call;

beforeAll(async () => {
  server = createServer((received, response) => {
    void (async () => {
      const part = (JSON.parse(await bodyOf(received)) as { params: { message: { parts: { data?: { saint_id?: string }; text?: string }[] } } }).params.message.parts[0];
      const key = part?.data?.saint_id ?? part?.text ?? '';
      agent.asked.push(key);
      const { status = 200, headers = {}, body, delayMs = 0 } = agent.replies.get(key) ?? profile(key);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('A2A_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/rpc`);
  vi.stubEnv('A2A_TOKEN', 'site-token-1');
  vi.stubEnv('A2A_GENERAL_LIMIT', '1000');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ({ call } = await import('./call'));
});

afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  request.headers = new Headers(PERSON);
  request.cookies.clear();
});

const timesAsked = (name: string) => agent.asked.filter((key) => key === name).length;
const read = (name: string, options = {}) => call(saintLookup, { saint_id: name }, options);

const callsLeft = (outcome: Awaited<ReturnType<typeof read>>) => (outcome.kind === 'found' || outcome.kind === 'not-found' ? outcome.provenance.asked : outcome.asked)?.calls;

it('a page that was asked for in vain, and is come back to, asks nothing; a link to it and a button ask again', async () => {
  agent.replies.set('in-vain', { status: 503, body: '' });
  const failed = await read('in-vain');
  expect(failed).toMatchObject({ kind: 'failed', reason: 'service-down' });
  request.cookies.set(TRIED_COOKIE, { value: `abc_plan.${markOf({ skill: 'saint_lookup', input: { saint_id: 'in-vain' } }, 'service-down', 90)}` });
  expect(await read('in-vain')).toMatchObject({ kind: 'refused', reason: 'tried', first: 'service-down', retryAfterSeconds: 90, taskId: undefined, asked: { input: { saint_id: 'in-vain' } } });
  const { keepTaskAtWork } = await import('./task-at-work');
  const { currentAgent } = await import('./agent-of-reader');
  await keepTaskAtWork('saint_lookup', { saint_id: 'in-vain' }, await currentAgent(), 't-late');
  expect(await read('in-vain')).toMatchObject({ kind: 'refused', reason: 'tried', taskId: 't-late' });
  expect(timesAsked('in-vain')).toBe(1);
  expect(await read('not-in-vain')).toMatchObject({ kind: 'found' });
  request.headers = new Headers({ 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' });
  await read('in-vain');
  expect(timesAsked('in-vain')).toBe(2);
  await read('in-vain', { anew: true });
  expect(timesAsked('in-vain')).toBe(3);
});

it('every outcome says what is left to ask with, as it stands now and not when the answer was kept', async () => {
  const first = callsLeft(await read('counted'));
  expect(first?.of).toBe(1_000);
  agent.replies.set('counted-out', { status: 503, body: '' });
  expect(callsLeft(await read('counted-out'))?.left).toBe((first?.left ?? 0) - 1);
  expect(callsLeft(await read('counted'))?.left).toBe((first?.left ?? 0) - 1);
  request.headers = new Headers();
  expect(await read('counted-unread')).toMatchObject({ reason: 'unasked', asked: { calls: { of: 1_000 } } });
});

describe('a remote agent is asked once and its answer kept', () => {
  it('the second reader gets the kept answer, which says so and when it was read', async () => {
    const first = await read('kept');
    const second = await read('kept');
    expect([first, second].map((outcome) => outcome.kind === 'found' && outcome.provenance.cache)).toEqual(['none', 'fresh']);
    expect(second).toMatchObject({ value: { saint_id: 'kept' }, provenance: { taskId: 'task-kept', asked: { skill: 'saint_lookup', input: { saint_id: 'kept' } } } });
    expect(second.kind === 'found' && first.kind === 'found' && second.provenance.readAt === first.provenance.readAt).toBe(true);
    expect(timesAsked('kept')).toBe(1);
  });

  it('a hundred people who open one cold page are one call', async () => {
    agent.replies.set('cold', { ...profile('cold'), delayMs: 60 });
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => read('cold')));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['found']));
    expect(timesAsked('cold')).toBe(1);
  });

  it('"Refresh" asks again, and everybody has the new answer', async () => {
    await read('renewed');
    agent.replies.set('renewed', profile('renewed', { vocation: 'new' }));
    expect(await read('renewed')).not.toMatchObject({ value: { vocation: 'new' } });
    await read('renewed', { anew: true });
    expect(await read('renewed')).toMatchObject({ value: { vocation: 'new' }, provenance: { cache: 'fresh' } });
    expect(timesAsked('renewed')).toBe(2);
  });

  it('what was surely not found is kept for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      agent.replies.set('nobody', { body: { jsonrpc: '2.0', id: null, result: { kind: 'task', id: 't', status: { state: 'completed' }, artifacts: [{ name: 'saint_profile', parts: [{ kind: 'data', data: { error: 'not_found' } }] }] } } });
      await read('nobody');
      expect((await read('nobody')).kind).toBe('not-found');
      expect(timesAsked('nobody')).toBe(1);
      vi.advanceTimersByTime(10 * 60_000 + 1);
      await read('nobody');
      expect(timesAsked('nobody')).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a failure is never kept', async () => {
    agent.replies.set('broken', { status: 500, body: {} });
    await read('broken');
    agent.replies.set('broken', profile('broken'));
    expect((await read('broken')).kind).toBe('found');
  });

  it('after a day a profile is shown with its age while a new one is read; after a week a day of the calendar is still fresh', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      await read('aged');
      agent.replies.set('2026-03-19', { body: { jsonrpc: '2.0', id: null, result: { kind: 'task', id: 't', status: { state: 'completed' }, artifacts: [{ name: 'mass_readings', parts: [{ kind: 'text', text: 'Gospel' }] }] } } });
      await call(liturgicalReadings, { date: '2026-03-19' });
      vi.advanceTimersByTime(25 * 3_600_000);
      const old = await read('aged');
      expect(old.kind === 'found' && old.provenance.cache).toBe('stale');
      const day = await call(liturgicalReadings, { date: '2026-03-19' });
      expect(day.kind === 'found' && day.provenance.cache).toBe('fresh');
      await vi.waitFor(async () => {
        const renewed = await read('aged');
        expect(renewed.kind === 'found' && renewed.provenance.cache).toBe('fresh');
      });
      expect(timesAsked('aged')).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ten people who open one old page at once draw one call from the allowance', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      await read('old-for-ten');
      agent.replies.set('old-for-ten', { ...profile('old-for-ten'), delayMs: 40 });
      vi.advanceTimersByTime(25 * 3_600_000);
      const before = callsLeft(await read('counted-before'))?.left ?? 0;
      const old = await Promise.all(Array.from({ length: 10 }, () => read('old-for-ten')));
      expect(new Set(old.map((outcome) => outcome.kind === 'found' && outcome.provenance.cache))).toEqual(new Set(['stale']));
      await vi.waitFor(() => expect(timesAsked('old-for-ten')).toBe(2));
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(timesAsked('old-for-ten')).toBe(2);
      expect(callsLeft(await read('old-for-ten'))?.left).toBe(before - 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('when the agent is down an old answer stands, and the agent is not asked at every look', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      await read('down');
      agent.replies.set('down', { status: 503, body: {} });
      vi.advanceTimersByTime(25 * 3_600_000);
      for (let look = 0; look < 5; look += 1) {
        const old = await read('down');
        expect(old.kind === 'found' && old.provenance.cache).toBe('stale');
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      expect(timesAsked('down')).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('no call without a person (O-55)', () => {
  it('a crawler learns that nothing was read, and gets what is kept', async () => {
    request.headers = new Headers({ 'user-agent': 'bot' });
    expect(await read('unread')).toMatchObject({ kind: 'refused', reason: 'unasked', asked: { input: { saint_id: 'unread' } } });
    request.headers = new Headers(PERSON);
    await read('unread');
    request.headers = new Headers({ 'user-agent': 'bot' });
    expect((await read('unread')).kind).toBe('found');
    expect(timesAsked('unread')).toBe(1);
  });

  it('"Read it now" that fails is not a second call when its page is drawn', async () => {
    agent.replies.set('refusing', { status: 403, body: {} });
    await read('refusing', { anew: true });
    expect(await read('refusing')).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    expect(timesAsked('refusing')).toBe(1);
  });

  it('who chose the built-in agent costs nothing', async () => {
    request.cookies.set('agent', { value: 'built-in' });
    const outcome = await call(saintLookup, { query: 'Augustine of Hippo' });
    expect(outcome.kind === 'found' && outcome.provenance.agent.kind).toBe('built-in');
    expect(timesAsked('Augustine of Hippo')).toBe(0);
  });
});

describe('the agent’s own word on its allowance', () => {
  it('a page whose turn has come and whose answer has not is waited for, and asked once', async () => {
    agent.replies.set('one second', { status: 429, headers: { 'retry-after': '1' }, body: {} });
    await read('one second');
    agent.replies.set('slow turn', { ...profile('slow turn'), delayMs: 400 });
    expect(await read('slow turn')).toMatchObject({ reason: 'queued', queue: { position: 1 } });
    await vi.waitFor(() => expect(timesAsked('slow turn')).toBe(1), { timeout: 5_000 });
    expect(await read('slow turn')).toMatchObject({ reason: 'slow', queue: { position: 0, seconds: 0 } });
    await vi.waitFor(async () => expect((await read('slow turn')).kind).toBe('found'), { timeout: 2_000 });
    expect(timesAsked('slow turn')).toBe(1);
  });

  it('a refusal for so many seconds stops further calls; other kinds of answers stay', async () => {
    agent.replies.set('too many', { status: 429, headers: { 'retry-after': '20' }, body: {} });
    expect(await read('too many')).toMatchObject({ kind: 'refused', reason: 'rate', retryAfterSeconds: 20 });
    const next = await read('after too many');
    expect(next).toMatchObject({ kind: 'refused', reason: 'queued', queue: { position: 1 } });
    expect(next.kind === 'refused' && next.queue && next.queue.seconds > 10 && next.queue.seconds <= 20).toBe(true);
    expect(timesAsked('after too many')).toBe(0);
    expect((await read('kept')).kind).toBe('found');
  });
});
