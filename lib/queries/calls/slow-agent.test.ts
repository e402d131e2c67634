import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saintLookup } from '@/lib/skills/saint-lookup';

const PAGE = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const request = { headers: new Headers(PAGE), identity: 'anna' };
vi.mock('next/headers', () => ({ headers: async () => request.headers, cookies: async () => ({ get: () => undefined, getAll: () => [] }) }));

vi.mock('./agent-of-reader', async (original) => {
  const real = await original<typeof import('./agent-of-reader')>();
  return { ...real, currentAgent: async () => ({ ...(await real.currentAgent()), identity: request.identity }) };
});

/** Answers after six seconds: a saint, or for "broken…" nothing that can be read. */
const asked: string[] = [];
let server: Server;
let call: typeof import('./call').call;

beforeAll(async () => {
  server = createServer((received, response) => {
    let text = '';
    received.on('data', (chunk) => (text += String(chunk))).on('end', () => {
      const name = (JSON.parse(text) as { params: { message: { parts: { data: { saint_id: string } }[] } } }).params.message.parts[0]?.data.saint_id ?? '';
      asked.push(name);
      const artifacts = [{ name: 'saint_profile', parts: [{ kind: 'data', data: { saint_id: name, primary_name: name } }] }];
      const body = name.startsWith('broken') ? 'no JSON' : JSON.stringify({ jsonrpc: '2.0', id: null, result: { kind: 'task', id: 't', contextId: 'c', status: { state: 'completed' }, artifacts } });
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), 6_000);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('A2A_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/rpc`);
  vi.stubEnv('A2A_TOKEN', 'site-token-1');
  ({ call } = await import('./call'));
});

afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

const read = (name: string) => call(saintLookup, { saint_id: name });

it.each([['slow', 'found'], ['broken-slow', 'failed']])('a page of a slow agent says that it waits, is one call however often it is opened, and then shows how it went: %s', async (name, kind) => {
  const [first, second] = await Promise.all([read(name), read(name)]);
  for (const outcome of [first, second]) expect(outcome).toMatchObject({ kind: 'refused', reason: 'slow', queue: { position: 0, elapsedMs: expect.any(Number) }, asked: { skill: 'saint_lookup' } });
  expect(await read(name)).toMatchObject({ kind: 'refused', reason: 'slow' });
  const { placeOf } = await import('./places');
  const id = first.kind === 'refused' ? (first.queue?.id ?? '') : '';
  await vi.waitFor(async () => expect(await placeOf(id, 0)).toMatchObject({ state: 'done' }), { timeout: 10_000 });
  expect(await read(name)).toMatchObject({ kind });
  expect(asked.filter((one) => one === name)).toHaveLength(1);
}, 20_000);

it.each([['anna', 'found'], ['bela', 'failed']])('a page of %s that comes to a call which an action of Anna’s began says that it waits, too, and is no second one', async (reader, kind) => {
  const name = kind === 'failed' ? `broken-for-${reader}` : `begun-for-${reader}`;
  request.headers = new Headers({ ...PAGE, 'next-action': 'x' });
  const action = read(name);
  await vi.waitFor(() => expect(asked).toContain(name));
  request.headers = new Headers(PAGE);
  request.identity = reader;
  expect(await read(name)).toMatchObject({ kind: 'refused', reason: 'slow', queue: { position: 0 } });
  expect(await action).toMatchObject({ kind });
  expect(await read(name)).toMatchObject({ kind });
  expect(asked.filter((one) => one === name)).toHaveLength(1);
  request.identity = 'anna';
}, 20_000);

it('an action waits for its answer', async () => {
  request.headers = new Headers({ ...PAGE, 'next-action': 'x' });
  expect(await read('by-action')).toMatchObject({ kind: 'found' });
}, 20_000);
