import { describe, expect, it, vi } from 'vitest';
import { SKILL_IDS } from '@/lib/skills/index';
import { handleRequest, MAX_BODY_BYTES } from './server';
import { taskStore } from './task-store';

const url = 'https://agent.example/api/a2a';
const message = { role: 'user', messageId: 'm1', kind: 'message', parts: [{ kind: 'text', text: 'Catherine of Siena' }], metadata: { skillId: 'saint_lookup' } };
const call = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } };

function post(body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }): Promise<Response> {
  return handleRequest(new Request(url, { method: 'POST', headers, body }));
}

async function send(body: unknown) {
  const response = await post(JSON.stringify(body));
  expect(response.headers.get('content-type')).toBe('application/json');
  return { status: response.status, body: JSON.parse(await response.text()) };
}

function withMessage(changes: object) {
  return send({ ...call, params: { message: { ...message, ...changes } } });
}

describe('a stranger who calls the agent', () => {
  it('gets a finished task', async () => {
    const { status, body } = await send(call);
    expect(status).toBe(200);
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, result: { kind: 'task', status: { state: 'completed' }, artifacts: [{ name: 'saint_profile' }] } });
    const task = body.result;
    expect(task.artifacts[0].artifactId).toMatch(/^art_./);
    expect(new Date(task.status.timestamp).toISOString()).toBe(task.status.timestamp);
    expect(task.history.map((item: { role: string }) => item.role)).toEqual(['user', 'agent']);
    expect(task.history[0]).toMatchObject({ messageId: 'm1', parts: message.parts, taskId: task.id, contextId: task.contextId });
  });

  it('keeps the thread that was named, and gets a new one without', async () => {
    expect((await withMessage({ contextId: 'thread-9' })).body.result.contextId).toBe('thread-9');
    const first = (await send(call)).body.result.contextId;
    expect(first).toMatch(/./);
    expect((await send(call)).body.result.contextId).not.toBe(first);
  });

  it('O-01: reads a parse error, not a page, for broken JSON', async () => {
    const response = await post('{"jsonrpc":"2.0","id":1,"method":"message/send",');
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700 } });
    expect(text).not.toMatch(/\bat \/|\.ts|node_modules|SyntaxError/);
  });

  it.each([
    ['role', { message: { ...message, role: undefined } }],
    ['parts', { message: { ...message, parts: undefined } }],
    ['params', undefined],
    ['params', []],
    ['params', 'x'],
  ])('O-07: is told that %s is missing or wrong', async (field, params) => {
    const { status, body } = await send({ ...call, id: 'seven', params });
    expect({ status, code: body.error.code, id: body.id, result: body.result }).toEqual({ status: 200, code: -32602, id: 'seven', result: undefined });
    expect(body.error.message).toContain(field);
  });

  it.each(['7', 7, 0, '', '007', '12345678901234567890'])('O-24: gets the id %j back, in success and error', async (id) => {
    expect((await send({ ...call, id })).body.id).toBe(id);
    expect((await send({ ...call, id, method: 'nothing' })).body.id).toBe(id);
    expect((await send({ ...call, id, params: {} })).body.id).toBe(id);
  });

  it.each(SKILL_IDS)('O-25: may leave out the markers of message and part for %s', async (skillId) => {
    const bare = { role: 'user', messageId: 'm1', metadata: { skillId, extra: 1 }, extra: 1 };
    const text = await send({ ...call, extra: 1, params: { extra: 1, message: { ...bare, parts: [{ text: 'jerome', extra: 1 }] } } });
    expect(text.body.result?.status.state).toBe('completed');
    for (const parts of [[], [null], [{ kind: 'text' }], [{ kind: 'text', text: '   ' }]]) {
      const { body } = await send({ ...call, params: { message: { ...bare, parts } } });
      expect(body.error).toMatchObject({ code: -32602 });
      expect(body.error.message).toContain(parts.length > 0 ? 'parts[0]' : 'parts');
    }
  });

  it.each(['SendMessage', 'message/stream', 'tasks/resubscribe', 'tasks/list', 'tasks/pushNotificationConfig/set', 'agent/getAuthenticatedExtendedCard', '__proto__', ''])(
    'O-26: is told which protocol is spoken when calling %j',
    async (method) => {
      const request = new Request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'A2A-Version': '1.0' },
        body: JSON.stringify({ ...call, method, params: { message: { parts: [{ text: 'hi' }] } } }),
      });
      const body = await (await handleRequest(request)).json();
      expect(body).toMatchObject({ id: 1, error: { code: -32601 } });
      expect(body.error.message).toContain('0.3.0');
    },
  );

  it.each(['saint-lookup', 'SAINT_LOOKUP', 7, '', null, {}, '__proto__', ' saint_lookup'])('O-56: learns the valid skills when asking for %j', async (skillId) => {
    const { body } = await withMessage({ metadata: { skillId } });
    expect(body.error.code).toBe(-32602);
    for (const id of SKILL_IDS) expect(body.error.message).toContain(id);
  });

  it.each([
    ['catholic_qa', [{ kind: 'text', text: 'What is shown here?' }, { kind: 'file', file: { uri: 'https://example.org/a.png' } }], 'parts[1]'],
    ['catholic_qa', [{ kind: 'file', file: { bytes: 'AAAA', name: 'a.png' } }], 'parts[0]'],
    ['document_fetch', [{ kind: 'data', data: {} }], 'data.id'],
  ])('O-56: is refused by %s what it would have to ignore', async (skillId, parts, named) => {
    const { body } = await withMessage({ metadata: { skillId }, parts });
    expect(body.error.code).toBe(-32602);
    expect(body.error.message).toContain(named);
  });

  it('cannot continue a task: a finished one is no place for messages, an unknown one is not found', async () => {
    const { id } = (await send(call)).body.result;
    expect((await withMessage({ taskId: id })).body.error).toMatchObject({ code: -32602, data: { field: 'message.taskId' } });
    expect((await withMessage({ taskId: 't1' })).body.error).toMatchObject({ code: -32001, data: { field: 'message.taskId' } });
  });

  it('gets as much history back as asked for, while all of it is kept', async () => {
    const sendWith = async (historyLength: number) => (await send({ ...call, params: { message, configuration: { historyLength } } })).body.result;
    expect((await sendWith(0)).history).toBeUndefined();
    expect((await sendWith(9)).history).toHaveLength(2);
    const task = await sendWith(1);
    expect(task.history.map((item: { role: string }) => item.role)).toEqual(['agent']);
    const whole = await send({ jsonrpc: '2.0', id: 2, method: 'tasks/get', params: { id: task.id } });
    expect(whole.body.result.history).toHaveLength(2);
  });

  it.each([
    ['continues a task', { taskId: 't1' }, 200, -32001],
    ['sends parts without text', { parts: [{ kind: 'text' }] }, 200, -32602],
    ['sends no parts', { parts: [] }, 200, -32602],
    ['sends a file', { parts: [...message.parts, { kind: 'file', file: { uri: 'https://example.org/a.png' } }] }, 200, -32602],
    ['asks an unknown skill', { metadata: { skillId: 'saint_look_up' } }, 200, -32602],
    ['sends 2 MB of text', { parts: [{ kind: 'text', text: 'a'.repeat(2_000_000) }] }, 413, -32600],
  ])('who %s is refused, and no task is made', async (_, changes, status, code) => {
    const put = vi.spyOn(taskStore(), 'put');
    const refused = await withMessage(changes);
    expect([refused.status, refused.body.error.code, refused.body.result]).toEqual([status, code, undefined]);
    expect(put).not.toHaveBeenCalled();
    await send(call);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('makes no task by a notification', async () => {
    const put = vi.spyOn(taskStore(), 'put');
    await post(JSON.stringify({ ...call, id: undefined }));
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('learns nothing of a fault of ours but that it is one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const put = vi.spyOn(taskStore(), 'put').mockImplementation(() => {
      throw new Error('disk of /srv/secret is full');
    });
    const { status, body } = await send({ ...call, id: 'f' });
    expect([status, body]).toEqual([500, { jsonrpc: '2.0', id: 'f', error: { code: -32603, message: 'Internal error.' } }]);
    expect(log).toHaveBeenCalledTimes(1);
    put.mockRestore();
    log.mockRestore();
  });

  it('who sends a notification gets no body', async () => {
    for (const id of [undefined, null]) {
      const response = await post(JSON.stringify({ ...call, id }));
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
  });

  it('who sends a batch is told to send single requests', async () => {
    const { body } = await send([call, call]);
    expect(body).toMatchObject({ id: null, error: { code: -32600 } });
  });
});

describe('the door', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('O-57: answers %s with 405 and Allow', async (method) => {
    const response = await handleRequest(new Request(url, { method }));
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

  it('takes JSON with a charset', async () => {
    expect((await post(JSON.stringify(call), { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
  });

  it.each([
    [10_000, 'a', true],
    [99_000, 'a', true],
    [99_000, 'ab cde fghi ', true],
    [99_000, '洗礼', true],
    [101_000, 'a', false],
  ])('O-58: a question of %i characters, filled with %s: %s', async (length, filler, allowed) => {
    const text = 'What is baptism? '.padEnd(length, filler);
    const { status, body } = await withMessage({ metadata: {}, parts: [{ kind: 'text', text }] });
    expect(status).toBe(200);
    expect(body.result?.status.state === 'completed').toBe(allowed);
    if (!allowed) expect(body.error.code).toBe(-32602);
  });

  it('O-58: refuses a long body before reading it', async () => {
    const response = await post('{}', { 'Content-Type': 'application/json', 'Content-Length': String(20_000_000) });
    expect([response.status, (await response.json()).error.code]).toEqual([413, -32600]);
  });

  it('O-58: stops reading at the limit when the length is not announced', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(91));
      },
    });
    const request = new Request(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: endless, duplex: 'half' } as RequestInit);
    const response = await handleRequest(request);
    expect([response.status, (await response.json()).error.code]).toEqual([413, -32600]);
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 4 * 65_536);
  });

  it('O-58: survives nesting without end', async () => {
    expect((await post('['.repeat(5_000_000))).status).toBe(413);
    expect((await send(JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`))).body.error.code).toBe(-32600);
    const deep = `{"jsonrpc":"2.0","id":1,"method":"message/send","params":${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}}`;
    expect((await (await post(deep)).json()).error.code).toBe(-32600);
  });
});
