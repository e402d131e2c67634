import { describe, expect, it, vi } from 'vitest';
import { SKILL_IDS } from '@/lib/skills/index';
import { handleRequest } from './server';
import { taskStore } from './task-store';
import { AGENT_URL, call, message, post, sendJson, sendMessageWith } from './testing/post';

describe('a stranger who calls the agent', () => {
  it('gets a finished task', async () => {
    const { status, body } = await sendJson(call);
    expect(status).toBe(200);
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, result: { kind: 'task', status: { state: 'completed' }, artifacts: [{ name: 'saint_profile' }] } });
    const task = body.result;
    expect(task.artifacts[0].artifactId).toMatch(/^art_./);
    expect(new Date(task.status.timestamp).toISOString()).toBe(task.status.timestamp);
    expect(task.history.map((item: { role: string }) => item.role)).toEqual(['user', 'agent']);
    expect(task.history[0]).toMatchObject({ messageId: 'm1', parts: message.parts, taskId: task.id, contextId: task.contextId });
  });

  it('keeps the thread that was named, and gets a new one without', async () => {
    expect((await sendMessageWith({ contextId: 'thread-9' })).body.result.contextId).toBe('thread-9');
    const first = (await sendJson(call)).body.result.contextId;
    expect(first).toMatch(/./);
    expect((await sendJson(call)).body.result.contextId).not.toBe(first);
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
    const { status, body } = await sendJson({ ...call, id: 'seven', params });
    expect({ status, code: body.error.code, id: body.id, result: body.result }).toEqual({ status: 200, code: -32602, id: 'seven', result: undefined });
    expect(body.error.message).toContain(field);
  });

  it.each(['7', 7, 0, '', '007', '12345678901234567890', null])('O-24: gets the id %j back, in success and error', async (id) => {
    expect((await sendJson({ ...call, id })).body.id).toBe(id);
    expect((await sendJson({ ...call, id, method: 'nothing' })).body.id).toBe(id);
    expect((await sendJson({ ...call, id, params: {} })).body.id).toBe(id);
  });

  it.each(SKILL_IDS)('O-25: may leave out the markers of message and part for %s', async (skillId) => {
    const bare = { role: 'user', messageId: 'm1', metadata: { skillId, extra: 1 }, extra: 1 };
    const text = await sendJson({ ...call, extra: 1, params: { extra: 1, message: { ...bare, parts: [{ text: 'jerome', extra: 1 }] } } });
    expect(text.body.result?.status.state).toBe('completed');
    for (const parts of [[], [null], [{ kind: 'text' }], [{ kind: 'text', text: '   ' }]]) {
      const { body } = await sendJson({ ...call, params: { message: { ...bare, parts } } });
      expect(body.error).toMatchObject({ code: -32602 });
      expect(body.error.message).toContain(parts.length > 0 ? 'parts[0]' : 'parts');
    }
  });

  it.each(['SendMessage', 'message/stream', 'tasks/resubscribe', 'tasks/list', 'tasks/pushNotificationConfig/set', 'agent/getAuthenticatedExtendedCard', '__proto__', ''])(
    'O-26: is told which protocol is spoken when calling %j',
    async (method) => {
      const request = new Request(AGENT_URL, {
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
    const { body } = await sendMessageWith({ metadata: { skillId } });
    expect(body.error.code).toBe(-32602);
    for (const id of SKILL_IDS) expect(body.error.message).toContain(id);
  });

  it.each([
    ['catholic_qa', [{ kind: 'text', text: 'What is shown here?' }, { kind: 'file', file: { uri: 'https://example.org/a.png' } }], 'parts[1]'],
    ['catholic_qa', [{ kind: 'file', file: { bytes: 'AAAA', name: 'a.png' } }], 'parts[0]'],
    ['document_fetch', [{ kind: 'data', data: {} }], 'data.id'],
  ])('O-56: is refused by %s what it would have to ignore', async (skillId, parts, named) => {
    const { body } = await sendMessageWith({ metadata: { skillId }, parts });
    expect(body.error.code).toBe(-32602);
    expect(body.error.message).toContain(named);
  });

  it('cannot continue a task: a finished one is no place for messages, an unknown one is not found', async () => {
    const { id } = (await sendJson(call)).body.result;
    expect((await sendMessageWith({ taskId: id })).body.error).toMatchObject({ code: -32602, data: { field: 'message.taskId' } });
    expect((await sendMessageWith({ taskId: 't1' })).body.error).toMatchObject({ code: -32001, data: { field: 'message.taskId' } });
  });

  it('gets as much history back as asked for, while all of it is kept', async () => {
    const sendWith = async (historyLength: number) => (await sendJson({ ...call, params: { message, configuration: { historyLength } } })).body.result;
    expect((await sendWith(0)).history).toBeUndefined();
    expect((await sendWith(9)).history).toHaveLength(2);
    const task = await sendWith(1);
    expect(task.history.map((item: { role: string }) => item.role)).toEqual(['agent']);
    const whole = await sendJson({ jsonrpc: '2.0', id: 2, method: 'tasks/get', params: { id: task.id } });
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
    const refused = await sendMessageWith(changes);
    expect([refused.status, refused.body.error.code, refused.body.result]).toEqual([status, code, undefined]);
    expect(put).not.toHaveBeenCalled();
    await sendJson(call);
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
    const { status, body } = await sendJson({ ...call, id: 'f' });
    expect([status, body]).toEqual([500, { jsonrpc: '2.0', id: 'f', error: { code: -32603, message: 'Internal error.' } }]);
    expect(log).toHaveBeenCalledTimes(1);
    put.mockRestore();
    log.mockRestore();
  });

  it('who sends a notification gets no body', async () => {
    const response = await post(JSON.stringify({ ...call, id: undefined }));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('who sends a batch is told to send single requests', async () => {
    const { status, body } = await sendJson([call, call]);
    expect([status, body]).toMatchObject([200, { id: null, error: { code: -32600 } }]);
  });
});
