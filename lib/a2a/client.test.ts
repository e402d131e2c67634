// Long, because each test is a reply of one kind to the same server in this file.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callSkill, readTask, type CallableSkill } from './client';
import type { Connection } from './connection';
import { plainDetail } from './error';

const skill: CallableSkill<string, unknown> = {
  id: 'saint_lookup',
  artifact: 'saint_profile',
  timeoutMs: 200,
  parts: (query) => [{ kind: 'data', data: { query } }],
  read: (parts) => {
    const profile = parts.data.find((data) => 'primary_name' in data);
    return profile ? { kind: 'found', value: profile } : { kind: 'unreadable', why: 'no profile' };
  },
};

function answering(body: unknown, init: ResponseInit = {}): Connection & { fetch: ReturnType<typeof vi.fn> } {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = vi.fn(async (_url: string, { body: sent }: RequestInit) => new Response(text.replace('"$id"', JSON.stringify(JSON.parse(String(sent)).id)), init));
  return { url: 'https://agent.example/rpc', token: 'secret-token', fetch };
}

const profile = { primary_name: 'Quiteria', status: 'canceled' };
const task = (parts: unknown[], more: object = {}) => ({
  jsonrpc: '2.0', id: '$id', result: { kind: 'task', id: 't-1', contextId: 'c-1', status: { state: 'completed' }, artifacts: [{ artifactId: 'art_1', name: 'saint_profile', parts }], ...more },
});
const data = (value: object) => ({ kind: 'data', data: value });
const text = (value: string) => ({ kind: 'text', text: value });

describe('what is sent', () => {
  it('is one JSON-RPC message with the skill, both kinds and the token, and never follows a redirect', async () => {
    const agent = answering(task([data(profile)]));
    await callSkill(skill, 'Quiteria', agent, { contextId: 'c-9', timeZone: 'Asia/Manila', locale: 'mt' });
    expect(agent.fetch).toHaveBeenCalledTimes(1);
    const [url, init] = agent.fetch.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('https://agent.example/rpc');
    expect(init.redirect).toBe('manual');
    expect((init.headers as Record<string, string>).authorization).toBe('Bearer secret-token');
    const sent = JSON.parse(String(init.body));
    expect(sent).toMatchObject({ jsonrpc: '2.0', method: 'message/send', params: { message: { kind: 'message', role: 'user', contextId: 'c-9', metadata: { skillId: 'saint_lookup', timeZone: 'Asia/Manila', locale: 'mt' }, parts: [{ kind: 'data', data: { query: 'Quiteria' } }] } } });
    expect(sent.params.message.taskId).toBeUndefined();
  });

  it.each([['a broken connection', () => Promise.reject(new TypeError('fetch failed'))], ['a gateway page', async () => new Response('<html>502</html>', { status: 502 })]])(
    'is never repeated after %s', async (_name, reply) => {
      const fetch = vi.fn(reply);
      const call = await callSkill(skill, 'x', { url: 'https://agent.example', fetch });
      expect(call.kind).toBe('error');
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );
});

describe('shapes of an answer (contract, section 9)', () => {
  const shapes: [string, unknown][] = [
    ['text, data, text', task([text('a'), data(profile), text('b')])],
    ['a status word inside the data', task([data(profile)])],
    ['parts without kind', task([{ text: 'a' }, { data: profile }])],
    ['parts with the older type', task([{ type: 'data', data: profile }])],
    ['several artifacts, the right one last', task([], { artifacts: [{ name: 'other', parts: [text('x')] }, { name: 'saint_profile', parts: [data(profile)] }] })],
    ['an artifact without a name', task([], { artifacts: [{ parts: [data(profile)] }] })],
    ['a wrapped task', { jsonrpc: '2.0', id: '$id', result: { task: task([data(profile)]).result } }],
    ['a wrapped message', { jsonrpc: '2.0', id: '$id', result: { message: { role: 'agent', parts: [data(profile)] } } }],
    ['a plain message', { jsonrpc: '2.0', id: '$id', result: { kind: 'message', role: 'agent', messageId: 'm', parts: [data(profile)] } }],
    ['a message without kind', { jsonrpc: '2.0', id: '$id', result: { role: 'agent', parts: [data(profile)] } }],
    ['a task without kind and state in capitals', task([data(profile)], { kind: undefined, status: { state: 'TASK_STATE_COMPLETED' } })],
    ['no artifacts, but a status message', task([], { artifacts: [], status: { state: 'completed', message: { role: 'agent', parts: [data(profile)] } } })],
    ['no artifacts, but a history', task([], { artifacts: undefined, history: [{ role: 'user', parts: [text('q')] }, { role: 'agent', parts: [data(profile)] }] })],
    ['unknown members everywhere', { ...task([{ ...data(profile), extra: 1 }], { zzz: [null] }), yyy: 1 }],
    ['null parts among good ones', task([null, 7, data(profile)])],
  ];
  it.each(shapes)('%s', async (_name, body) => {
    const call = await callSkill(skill, 'x', answering(body));
    expect(call).toMatchObject({ kind: 'found', value: profile });
  });

  it('offers files by name and never as text', async () => {
    const file = { kind: 'file', file: { name: 'arms.png', mimeType: 'image/png', bytes: 'AAAA' } };
    const call = await callSkill(skill, 'x', answering(task([data(profile), file])));
    expect(call.receipt.files).toEqual([{ name: 'arms.png', mimeType: 'image/png', bytes: 'AAAA' }]);
  });

  it('keeps asking for a task that is still working, by tasks/get and not by sending again', async () => {
    vi.useFakeTimers();
    const replies = [task([], { artifacts: [], status: { state: 'working' } }), task([data(profile)])];
    const fetch = vi.fn<Connection['fetch']>(async () => new Response(JSON.stringify({ ...replies.shift(), id: null })));
    const pending = callSkill(skill, 'x', { url: 'https://agent.example', fetch });
    await vi.advanceTimersByTimeAsync(2_500);
    const call = await pending;
    vi.useRealTimers();
    expect(call.kind).toBe('found');
    expect(fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)).method)).toEqual(['message/send', 'tasks/get']);
  });
});

describe('whatever an agent sends, something is said of it and nothing is thrown', () => {
  const DEPTH = 20_000;
  const deepList = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
  const deepObject = '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH);
  const raw = (members: string) => `{"jsonrpc":"2.0","id":"$id",${members}}`;
  const artifact = (value: string) => raw(`"result":{"id":"t-1","status":{"state":"completed"},"artifacts":[{"name":"saint_profile","parts":[{"data":{"primary_name":"X","odd":${value}}}]}]}`);
  it.each<[string, string, object]>([
    ...['task', 'message', 'status', 'parts', 'artifacts', 'history', 'id'].flatMap((name) =>
      ['[]', '[[]]', '{}', 'null', '7', '"x"', '[null]', '{"parts":[]}', '{"state":[]}'].map((value): [string, string, object] => [`${name} that is ${value}`, raw(`"result":{"${name}":${value}}`), { kind: 'empty-answer' }])),
    ['a profile with lists within lists', artifact(deepList), { kind: 'unreadable', detail: expect.stringContaining('"primary_name":"X"') }],
    ['a profile with objects within objects', artifact(deepObject), { kind: 'unreadable', detail: expect.stringContaining('"primary_name":"X"') }],
    ['the wrong answer, nested', raw(`"result":{"parts":[{"data":${deepObject}}]}`), { kind: 'unreadable' }],
    ['an error with nested data', raw(`"error":{"code":-32602,"message":"Invalid params","data":${deepObject}}`), { kind: 'invalid-params', detail: 'Invalid params' }],
    ['an error with nested words', raw(`"error":{"code":-32602,"message":${deepObject}}`), { kind: 'invalid-params' }],
    ['an error with methods that are none', raw('"error":{"code":-32029,"message":"rate limit","data":{"retryAfter":{"toString":1,"valueOf":1}}}'), { kind: 'rate' }],
  ])('%s', async (_name, body, error) => {
    for (const call of [await callSkill(skill, 'x', answering(body)), await readTask(skill, 't-1', answering(body))]) expect(call).toMatchObject({ kind: 'error', error });
  });

  it('a profile that is nested as profiles are is read', async () => {
    expect(await callSkill(skill, 'x', answering(artifact('['.repeat(50) + ']'.repeat(50))))).toMatchObject({ kind: 'found' });
  });

  it('an answer that its own reading stumbles over', async () => {
    const stumbling = { ...skill, read: () => { throw new RangeError('Maximum call stack size exceeded'); } };
    expect(await callSkill(stumbling, 'x', answering(task([data(profile)])))).toMatchObject({ kind: 'error', error: { kind: 'unreadable', detail: expect.stringContaining('Quiteria') } });
  });
});

describe('a task that is long at work', () => {
  const working = (state: string) => task([], { artifacts: [], status: { state } });
  /** Answers one after the other, the last for ever. */
  function inTurn(...replies: (object | Error)[]) {
    const fetch = vi.fn<Connection['fetch']>(async () => {
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply instanceof Error) throw reply;
      return new Response(JSON.stringify({ ...reply, id: null }));
    });
    return { url: 'https://agent.example', fetch };
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['submitted', 'working', 'TASK_STATE_WORKING'])('and stays %s is given up after two minutes, and its id is told', async (state) => {
    const agent = inTurn(working(state));
    const pending = callSkill(skill, 'x', agent);
    await vi.advanceTimersByTimeAsync(121_000);
    expect(await pending).toMatchObject({ kind: 'error', error: { kind: 'timeout', taskId: 't-1' } });
    expect(agent.fetch.mock.calls.filter(([, init]) => String(init.body).includes('message/send'))).toHaveLength(1);
  });

  it.each<[string, object | Error, object]>([
    ['the connection is lost', new TypeError('fetch failed'), { kind: 'unreachable', taskId: 't-1' }],
    ['the token runs out', { error: { code: -32000, message: 'token expired' } }, { kind: 'sign-in', taskId: 't-1' }],
    ['the agent forgets it', { error: { code: -32001, message: 'Task not found' } }, { kind: 'task-not-found' }],
    ['the agent cannot give it', { error: { code: -32601, message: 'Method not found' } }, { kind: 'version' }],
    ['it fails', task([], { artifacts: [], status: { state: 'failed' } }), { kind: 'task-failed' }],
  ])('keeps its id only where it may be read later: %s', async (_name, then, error) => {
    const pending = callSkill(skill, 'x', inTurn(working('working'), then));
    await vi.advanceTimersByTimeAsync(2_500);
    const call = await pending;
    expect(call).toMatchObject({ kind: 'error', error });
    if (!('taskId' in error)) expect(call.kind === 'error' && call.error.taskId).toBeUndefined();
  });

  it('is told apart from a call of which no task is known', async () => {
    const call = await callSkill(skill, 'x', inTurn(new TypeError('fetch failed')));
    expect(call.kind === 'error' && call.error).not.toHaveProperty('taskId');
  });

  it('keeps its id when it is read again in vain', async () => {
    expect(await readTask(skill, 't-9', inTurn(new TypeError('fetch failed')))).toMatchObject({ kind: 'error', error: { kind: 'unreachable', taskId: 't-9' } });
  });

  it('is left at once when the reader stops it', async () => {
    const stop = new AbortController();
    const agent = inTurn(working('working'));
    const pending = callSkill(skill, 'x', agent, { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await pending).toMatchObject({ kind: 'error', error: { kind: 'aborted', taskId: 't-1' } });
    expect(agent.fetch).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['paused', 'done', 'TASK_STATE_UNSPECIFIED', 'unknown', ''])('is not so in the state "%s": what came with it is read', async (state) => {
    const agent = inTurn(task([data(profile)], { status: { state } }));
    expect(await callSkill(skill, 'x', agent)).toMatchObject({ kind: 'found', value: profile });
    expect(agent.fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a task that was answered before', () => {
  it('is read again by its id, and nothing is sent anew', async () => {
    const agent = answering(task([data(profile)]));
    const call = await readTask(skill, 't-1', agent);
    expect(call).toMatchObject({ kind: 'found', value: profile, receipt: { taskId: 't-1' } });
    const sent = agent.fetch.mock.calls.map(([, init]) => JSON.parse(String((init as RequestInit).body)));
    expect(sent).toMatchObject([{ method: 'tasks/get', params: { id: 't-1' } }]);
  });

  it('is told apart when the agent no longer keeps it', async () => {
    const agent = answering({ jsonrpc: '2.0', id: '$id', error: { code: -32001, message: 'Task not found' } });
    expect(await readTask(skill, 't-1', agent)).toMatchObject({ kind: 'error', error: { kind: 'task-not-found' } });
  });
});

describe('whose reply it is (JSON-RPC 2.0, 5)', () => {
  const reply = task([data(profile)]);
  it.each<[string, object]>([['ours', reply], ['null', { ...reply, id: null }], ['left out', { jsonrpc: '2.0', result: reply.result }]])('an id that is %s is read', async (_name, body) => {
    expect(await callSkill(skill, 'x', answering(body))).toMatchObject({ kind: 'found' });
  });

  it.each<[string, unknown, number, object]>([
    ['another id', { ...reply, id: 'not-ours' }, 200, { kind: 'unreadable', detail: expect.stringContaining('"id":"not-ours"') }],
    ['a number', { ...reply, id: 1 }, 200, { kind: 'unreadable' }],
    ['an empty id', { ...reply, id: '' }, 200, { kind: 'unreadable' }],
    ['an error to another request', { jsonrpc: '2.0', id: 'not-ours', error: { code: -32005, message: 'PLAN_REQUIRED' } }, 200, { kind: 'unreadable' }],
    ['a gateway that numbers its own requests', { id: 'req-7', error: { message: 'slow down' } }, 429, { kind: 'rate' }],
  ])('%s is no reply to us', async (_name, body, status, error) => {
    expect(await callSkill(skill, 'x', answering(body, { status }))).toMatchObject({ kind: 'error', error });
  });
});

describe('errors by their meaning', () => {
  const rpcError = (code: number, message: string, more?: unknown) => ({ jsonrpc: '2.0', id: '$id', error: { code, message, ...(more === undefined ? {} : { data: more }) } });
  const cases: [string, unknown, ResponseInit, object][] = [
    ['a gateway page', '<html><body>Bad gateway</body></html>', { status: 502 }, { kind: 'service-down', status: 502, detail: 'Bad gateway' }],
    ['401 with JSON', { message: 'no' }, { status: 401 }, { kind: 'sign-in', status: 401 }],
    ['403', 'no', { status: 403 }, { kind: 'forbidden' }],
    ['429 with seconds', { message: 'slow' }, { status: 429, headers: { 'retry-after': '7' } }, { kind: 'rate', retryAfterSeconds: 7 }],
    ['429 in the error data', rpcError(-32029, 'Rate limit exceeded', { retryAfter: 9 }), { status: 200 }, { kind: 'rate', retryAfterSeconds: 9 }],
    ['an empty body', '', { status: 200 }, { kind: 'empty-answer' }],
    ['null', 'null', { status: 200 }, { kind: 'unreadable' }],
    ['cut-off JSON', '{"jsonrpc":"2.0","res', { status: 200 }, { kind: 'unreadable' }],
    ['plan required by number', rpcError(-32005, 'Not available'), { status: 200 }, { kind: 'plan', code: -32005 }],
    ['plan required by name', rpcError(-32000, 'PLAN_REQUIRED'), { status: 403 }, { kind: 'plan' }],
    ['content type under the same number', rpcError(-32005, 'Content type not supported'), { status: 200 }, { kind: 'invalid-params' }],
    ['expired token in words', rpcError(-32000, 'Token has expired'), { status: 200 }, { kind: 'sign-in' }],
    ['invalid params with detail', rpcError(-32602, 'Invalid params', { field: 'start_year' }), { status: 200 }, { kind: 'invalid-params', detail: 'Invalid params · {"field":"start_year"}' }],
    ['unknown method', rpcError(-32601, 'Method not found'), { status: 200 }, { kind: 'version' }],
    ['internal error', rpcError(-32603, 'oops'), { status: 500 }, { kind: 'server-error' }],
    ['an unknown code', rpcError(-32050, 'odd'), { status: 200 }, { kind: 'server-error', code: -32050 }],
    ['a failed task', task([text('It failed.')], { status: { state: 'failed' } }), { status: 200 }, { kind: 'task-failed', detail: 'It failed.' }],
    ['a completed task with nothing in it', task([text('   ')]), { status: 200 }, { kind: 'empty-answer' }],
    ['the wrong artifact', task([data({ other: 1 })]), { status: 200 }, { kind: 'unreadable' }],
    ['a redirect', '', { status: 307, headers: { location: 'https://evil.example' } }, { kind: 'redirected' }],
  ];
  it.each(cases)('%s', async (_name, body, init, expected) => {
    const call = await callSkill(skill, 'x', answering(body, init));
    expect(call).toMatchObject({ kind: 'error', error: expected });
  });

  it('keeps of the agent’s words a short text, as it was said', async () => {
    const call = await callSkill(skill, 'x', answering(rpcError(-32602, 'no', `<script>alert(1)</script>${'x'.repeat(2_000_000)}`)));
    const detail = call.kind === 'error' ? (call.error.detail ?? '') : '';
    expect(detail).toMatch(/^no · <script>alert\(1\)<\/script>x/);
    expect(detail.length).toBeLessThan(700);
  });

  it('takes the words out of a page at once, whatever the page is made of', () => {
    const before = process.cpuUsage();
    for (const piece of ['<', '<a', '< ', '<!', '>', '<<>', '<a <b>']) for (let i = 0; i < 5; i++) plainDetail(`<html${piece.repeat(20_000)}`);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
    expect(plainDetail('<html><b>Bad</b> <i>gate</i>way <')).toBe('Bad gate way');
  });

  it('gives up after the time of the skill', async () => {
    const fetch: Connection['fetch'] = (_url, init) => new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    expect(await callSkill(skill, 'x', { url: 'https://agent.example', fetch })).toMatchObject({ kind: 'error', error: { kind: 'timeout' } });
  });

  it('tells a stopped call from a slow one', async () => {
    const stop = new AbortController();
    const fetch: Connection['fetch'] = (_url, init) => new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const pending = callSkill(skill, 'x', { url: 'https://agent.example', fetch }, { signal: stop.signal });
    stop.abort();
    expect(await pending).toMatchObject({ kind: 'error', error: { kind: 'aborted' } });
  });

  it('tells who does not listen from who does not answer, on real sockets', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/rpc`;
    expect(await callSkill(skill, 'x', { url, fetch })).toMatchObject({ kind: 'error', error: { kind: 'timeout' } });
    silent.closeAllConnections();
    silent.close();
    await once(silent, 'close');
    expect(await callSkill({ ...skill, timeoutMs: 5_000 }, 'x', { url, fetch })).toMatchObject({ kind: 'error', error: { kind: 'unreachable', detail: expect.stringContaining('ECONNREFUSED') } });
  });

  it('stops reading an endless body', async () => {
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
    const fetch: Connection['fetch'] = async () => new Response(endless);
    expect(await callSkill({ ...skill, timeoutMs: 10_000 }, 'x', { url: 'https://agent.example', fetch })).toMatchObject({ kind: 'error', error: { kind: 'too-large' } });
  });
});
