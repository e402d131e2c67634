import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from './read-body';
import { handleRequest } from './server';
import { AGENT_URL, call, post, sendJson, sendMessageWith } from './testing/post';

describe('the door', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('O-57: answers %s with 405 and Allow', async (method) => {
    const response = await handleRequest(new Request(AGENT_URL, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    const text = await response.text();
    if (method === 'HEAD') expect(text).toBe('');
    else expect(JSON.parse(text).error.code).toBe(-32600);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])('O-57: does not take %j', async (type) => {
    const response = await post(new TextEncoder().encode(JSON.stringify(call)), type ? { 'Content-Type': type } : {});
    expect(response.status).toBe(415);
    expect((await response.json()).error.code).toBe(-32600);
  });

  it.each([
    ['Application/JSON; charset=utf-8', undefined, 200],
    ['application/json;charset="UTF-8"', 'identity', 200],
    ['application/json; charset=utf-16', undefined, 415],
    ['application/json; charset=iso-8859-1', undefined, 415],
    ['application/json', 'gzip', 415],
    ['application/json', 'br', 415],
    ['application/json, text/plain', undefined, 415],
  ])('takes plain UTF-8 only: %s, coded %s', async (type, coding, status) => {
    expect((await post(JSON.stringify(call), { 'Content-Type': type, ...(coding ? { 'Content-Encoding': coding } : {}) })).status).toBe(status);
  });

  it('passes over a byte order mark, and misreads no other encoding', async () => {
    const body = JSON.stringify({ ...call, id: 'Jérôme' });
    const marked = await post(`\ufeff${body}`);
    expect((await marked.json()).id).toBe('Jérôme');
    const latin = await post(Buffer.from(body, 'latin1'));
    expect([latin.status, await latin.json()]).toMatchObject([400, { id: null, error: { code: -32700 } }]);
  });

  it.each([
    [10_000, 'a', true],
    [99_000, 'a', true],
    [99_000, 'ab cde fghi ', true],
    [99_000, '洗礼', true],
    [101_000, 'a', false],
  ])('O-58: a question of %i characters, filled with %s: %s', async (length, filler, allowed) => {
    const text = 'What is baptism? '.padEnd(length, filler);
    const { status, body } = await sendMessageWith({ metadata: {}, parts: [{ kind: 'text', text }] });
    expect(status).toBe(200);
    expect(body.result?.status.state === 'completed').toBe(allowed);
    if (!allowed) expect(body.error.code).toBe(-32602);
  });

  it('O-58: takes a body of 1 MiB, and not a byte more', async () => {
    const bodyOf = (bytes: number) => JSON.stringify(call).padEnd(bytes);
    expect((await post(bodyOf(MAX_BODY_BYTES))).status).toBe(200);
    expect((await post(bodyOf(MAX_BODY_BYTES + 1))).status).toBe(413);
    expect(MAX_BODY_BYTES).toBe(1_048_576);
  });

  /** A body of chunks of 64 KiB without an announced length; `sent` counts what was asked for. */
  function streamed(bytes: number) {
    const counter = { sent: 0 };
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (counter.sent >= bytes) return controller.close();
        counter.sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(91));
      },
    });
    const request = new Request(AGENT_URL, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' } as RequestInit);
    return { counter, request };
  }

  it('O-58: hears a long body out, so that who is still sending reads the refusal and not a broken pipe', async () => {
    const { counter, request } = streamed(20 * MAX_BODY_BYTES);
    const response = await handleRequest(request);
    expect([response.status, (await response.json()).error.code]).toEqual([413, -32600]);
    expect(counter.sent).toBe(20 * MAX_BODY_BYTES);
  });

  it('O-58: but not one without end', async () => {
    const { counter, request } = streamed(Infinity);
    expect((await handleRequest(request)).status).toBe(413);
    expect(counter.sent).toBeLessThan(33 * MAX_BODY_BYTES);
  });

  it('says so when a body breaks off', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) });
    const request = new Request(AGENT_URL, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' } as RequestInit);
    const response = await handleRequest(request);
    expect([response.status, (await response.json()).error.code]).toEqual([400, -32600]);
  });

  it('O-58: survives nesting without end', async () => {
    expect((await post('['.repeat(5_000_000))).status).toBe(413);
    expect((await sendJson(JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`))).body.error.code).toBe(-32600);
    const deep = `{"jsonrpc":"2.0","id":1,"method":"message/send","params":${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}}`;
    expect((await (await post(deep)).json()).error.code).toBe(-32600);
  });
});
