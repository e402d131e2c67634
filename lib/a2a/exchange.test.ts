import { describe, expect, it, vi } from 'vitest';
import type { Connection } from './connection';
import { MAX_KEPT_BYTES, type Exchange } from './exchange';
import { rpc } from './rpc';

const CANARY = 'CANARY/7c1+secret=="x"';
/** Whatever may give the token away: every spelling of it that an agent could answer with. */
const SPELLINGS = [
  CANARY, JSON.stringify(CANARY).slice(1, -1), JSON.stringify(CANARY).slice(1, -1).replaceAll('/', '\\/'), encodeURIComponent(CANARY),
  Buffer.from(CANARY).toString('base64').replace(/=+$/, ''), Buffer.from(CANARY).toString('base64url'),
];

async function observed(reply: () => Promise<Response>, params: object = { id: 't-1' }, options: { token?: string; timeoutMs?: number; signal?: AbortSignal; url?: string } = {}) {
  const seen: Exchange[] = [];
  const stopped = (signal: AbortSignal) => new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });
  const fetch: Connection['fetch'] = (_url, init) => Promise.race([reply(), stopped(init.signal as AbortSignal)]);
  const connection: Connection = { url: options.url ?? 'https://agent.example/rpc', token: options.token ?? CANARY, fetch, observe: (exchange) => seen.push(exchange) };
  const result = await rpc('tasks/get', params, connection, options.timeoutMs ?? 5_000, options.signal);
  expect(seen).toHaveLength(1);
  return { exchange: seen[0] as Exchange, result };
}

const json = (body: unknown, init?: ResponseInit) => async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
const task = { jsonrpc: '2.0', id: null, result: { kind: 'task', id: 't-77', status: { state: 'completed' } } };

describe('an exchange with an agent, as it is kept for the inspector', () => {
  it('holds what was sent and what came back', async () => {
    const { exchange } = await observed(json(task, { status: 200, statusText: 'OK', headers: { 'x-request': '9' } }), { id: 't-77' });
    expect(exchange).toMatchObject({ method: 'tasks/get', url: 'https://agent.example/rpc', status: 200, statusText: 'OK', taskId: 't-77' });
    expect(exchange.requestHeaders).toEqual({ 'content-type': 'application/json', accept: 'application/json', authorization: 'Bearer $TOKEN' });
    expect(JSON.parse(exchange.requestBody.text)).toMatchObject({ jsonrpc: '2.0', method: 'tasks/get', params: { id: 't-77' } });
    expect(exchange.replyHeaders).toMatchObject({ 'x-request': '9' });
    expect(exchange.replyBody).toEqual({ text: JSON.stringify(task), bytes: JSON.stringify(task).length, cut: false });
    expect(exchange.failure).toBeUndefined();
    expect(new Date(exchange.startedAt).toISOString()).toBe(exchange.startedAt);
    expect(exchange.elapsedMs).toBeGreaterThanOrEqual(0);
  });

  it('is not made where nobody observes', async () => {
    const fetch = vi.fn(json(task));
    expect(await rpc('tasks/get', {}, { url: 'https://agent.example/', fetch }, 1_000)).toMatchObject({ ok: true });
  });

  it.each(SPELLINGS)('keeps no token that the agent echoes as %s', async (spelling) => {
    const echo = { status: 400, headers: { 'x-echo': spelling, 'set-cookie': `t=${encodeURIComponent(spelling)}` } };
    const { exchange, result } = await observed(json(`{"error":{"code":-32602,"message":"no","data":"got ${spelling}"}} ${spelling}`, echo), { id: CANARY });
    const all = JSON.stringify([exchange, result]);
    for (const each of SPELLINGS) {
      expect(all).not.toContain(each);
      expect(all).not.toContain(JSON.stringify(each).slice(1, -1));
    }
    expect(all).toContain('$TOKEN');
    expect(Object.keys(exchange.replyHeaders ?? {})).not.toContain('set-cookie');
  });

  it('keeps no user name, password or query of the address', async () => {
    const { exchange } = await observed(json(task), {}, { url: 'https://me:pw-canary@agent.example/rpc?key=query-canary' });
    expect(exchange.url).toBe('https://agent.example/rpc?…');
    expect(JSON.stringify(exchange)).not.toMatch(/canary/);
  });

  it('keeps no token that a failing fetch names in its complaint', async () => {
    const { exchange, result } = await observed(() => Promise.reject(new TypeError(`Headers.append: "Bearer ${CANARY}" is an invalid header value.`)));
    expect(JSON.stringify([exchange, result])).not.toContain(CANARY);
    expect(exchange.failure?.detail).toContain('invalid header value');
  });

  it('replaces the token in what broke off in the middle of it', async () => {
    let first = true;
    const halves = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (!first) return controller.error(new Error('reset'));
        first = false;
        controller.enqueue(new TextEncoder().encode(`{"said":"Bearer ${CANARY.slice(0, 12)}`));
      },
    });
    const { exchange } = await observed(async () => new Response(halves));
    expect(exchange).toMatchObject({ status: 200, failure: { kind: 'broke-off' }, replyBody: { text: '{"said":"Bearer $TOKEN', cut: false } });
  });
});

describe('an exchange that came to nothing is kept all the same', () => {
  it('when no connection came about', async () => {
    const { exchange } = await observed(() => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })));
    expect(exchange).toMatchObject({ failure: { kind: 'unreachable', detail: 'connect ECONNREFUSED' } });
    expect(exchange.status).toBeUndefined();
    expect(exchange.replyBody).toBeUndefined();
  });

  it('when a redirect was refused', async () => {
    const { exchange } = await observed(json('moved', { status: 307, headers: { location: `https://evil.example/?t=${encodeURIComponent(CANARY)}` } }));
    expect(exchange).toMatchObject({ status: 307, failure: { kind: 'redirected' }, replyHeaders: { location: 'https://evil.example/?t=$TOKEN' } });
  });

  it('when it took too long, and when it was stopped', async () => {
    expect((await observed(() => new Promise(() => undefined), {}, { timeoutMs: 20 })).exchange.failure).toEqual({ kind: 'timeout' });
    expect((await observed(() => new Promise(() => undefined), {}, { signal: AbortSignal.timeout(20) })).exchange.failure).toEqual({ kind: 'aborted' });
    expect((await observed(() => new Promise(() => undefined), {}, { signal: AbortSignal.abort(new Error('left')) })).exchange.failure).toEqual({ kind: 'aborted' });
  });

  it('when the reply never ends: its beginning is kept', async () => {
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(97)) });
    const { exchange } = await observed(async () => new Response(endless));
    expect(exchange.failure).toEqual({ kind: 'too-large' });
    expect(exchange.replyBody?.cut).toBe(true);
    expect(exchange.replyBody?.text).toBe('a'.repeat(MAX_KEPT_BYTES));
    expect(exchange.replyBody?.bytes).toBe(8 * 1024 * 1024);
  });

  it('when the reply is a page', async () => {
    const { exchange } = await observed(json('<html><script>alert(1)</script>Bad gateway</html>', { status: 502 }));
    expect(exchange).toMatchObject({ status: 502, failure: { kind: 'service-down', detail: expect.not.stringContaining('<') } });
    expect(exchange.replyBody?.text).toContain('<script>');
  });
});

describe('long bodies', () => {
  it('are cut between characters, and say how long they were', async () => {
    const long = JSON.stringify({ jsonrpc: '2.0', id: null, result: { text: 'ż'.repeat(60_000) } });
    const { exchange } = await observed(json(long), { q: '中'.repeat(40_000) });
    for (const body of [exchange.replyBody, exchange.requestBody]) {
      expect(body?.cut).toBe(true);
      expect(Buffer.byteLength(body?.text ?? '')).toBeGreaterThan(MAX_KEPT_BYTES - 4);
      expect(Buffer.byteLength(body?.text ?? '')).toBeLessThanOrEqual(MAX_KEPT_BYTES);
      expect(body?.text).not.toContain('\uFFFD');
    }
    expect(exchange.replyBody?.bytes).toBe(Buffer.byteLength(long));
  });

  it('are cut at once, however they are packed', async () => {
    const before = process.cpuUsage();
    const { exchange } = await observed(async () => new Response(Buffer.concat([Buffer.alloc(60_000, 0xff), Buffer.from('end '.repeat(4_000))])));
    expect(exchange.replyBody?.cut).toBe(true);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(300);
  });

  it('say of an error with two megabytes of data what matters, as plain text (O-60)', async () => {
    const data = { field: 'start_year', reason: 'after end_year', more: `<b>${'x'.repeat(2_000_000)}` };
    const { exchange } = await observed(json({ jsonrpc: '2.0', id: null, error: { code: -32602, message: 'Invalid params', data } }));
    expect(exchange.failure).toMatchObject({ kind: 'invalid-params', code: -32602 });
    expect(exchange.failure?.detail).toMatch(/^Invalid params · \{"field":"start_year","reason":"after end_year"/);
    expect(exchange.failure?.detail).toContain('"more":"<b>x');
    expect(exchange.failure?.detail?.length).toBeLessThan(700);
  });
});
