import type { AgentCard, Task } from '@a2a-js/sdk';
import { expect, test, type APIRequestContext } from '@playwright/test';

/**
 * What the protocol's own test kit (a2aproject/a2a-tck) asks of an agent of A2A 0.3 over JSON-RPC, a case a requirement, against the
 * built server. Where the client's documents say otherwise, the case says so.
 */
interface Reply {
  jsonrpc: string;
  id: unknown;
  result?: Task;
  error?: { code: number; message: string; data?: unknown };
}

const TEXT = { role: 'user', messageId: 'kit-1', parts: [{ kind: 'text', text: 'What is baptism?' }] };

async function post(request: APIRequestContext, body: unknown): Promise<{ status: number; reply: Reply }> {
  const response = await request.post('/api/a2a', { data: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), headers: { 'content-type': 'application/json' } });
  const reply = (await response.json()) as Reply;
  expect(reply.jsonrpc).toBe('2.0');
  expect(['result', 'error'].filter((member) => member in reply)).toHaveLength(1);
  if (reply.error) {
    expect(Number.isInteger(reply.error.code)).toBe(true);
    expect(reply.error.message.length).toBeGreaterThan(10);
  }
  return { status: response.status(), reply };
}

async function call(request: APIRequestContext, method: string, params: unknown): Promise<Reply> {
  const id = crypto.randomUUID();
  const { status, reply } = await post(request, { jsonrpc: '2.0', id, method, params });
  expect([status, reply.id]).toEqual([200, id]);
  return reply;
}

const sendText = (request: APIRequestContext, changes: object = {}, params: object = {}) => call(request, 'message/send', { message: { ...TEXT, ...changes }, ...params });

async function newTask(request: APIRequestContext, changes: object = {}): Promise<Task> {
  const { result } = await sendText(request, changes);
  if (!result) throw new Error('No task came back.');
  return result;
}

test.describe('JSON-RPC 2.0', () => {
  const broken: [string, unknown, number, number, unknown][] = [
    ['a body that is cut off', '{"jsonrpc":"2.0","method":"message/send","params":{"open":true', 400, -32700, null],
    ['another version', { jsonrpc: '1.0', id: 'v', method: 'message/send', params: { message: TEXT } }, 200, -32600, 'v'],
    ['another version, without an id', { jsonrpc: 'aaa', method: 'message/send', params: {} }, 200, -32600, null],
    ['no version', { id: 'v', method: 'message/send', params: {} }, 200, -32600, 'v'],
    ['no method', { jsonrpc: '2.0', id: 'm', params: { message: TEXT } }, 200, -32600, 'm'],
    ['neither method nor id', { jsonrpc: '2.0', params: {} }, 200, -32600, null],
    ['an id of the wrong kind', { jsonrpc: '2.0', id: { bad: 'type' }, method: 'message/send', params: {} }, 200, -32600, null],
    ['an unknown method', { jsonrpc: '2.0', id: '3', method: 'nonexistent/method', params: {} }, 200, -32601, '3'],
    ['the method of a newer protocol', { jsonrpc: '2.0', id: '4', method: 'SendMessage', params: { message: TEXT } }, 200, -32601, '4'],
    ['params of the wrong kind', { jsonrpc: '2.0', id: '5', method: 'message/send', params: 'not_a_dict' }, 200, -32602, '5'],
    ['params without a message', { jsonrpc: '2.0', id: '6', method: 'message/send', params: { '': 'x' } }, 200, -32602, '6'],
    ['parts that are no list', { jsonrpc: '2.0', id: '7', method: 'message/send', params: { message: { parts: 'invalid' } } }, 200, -32602, '7'],
  ];
  for (const [what, body, status, code, id] of broken) {
    test(`${what}: ${code}`, async ({ request }) => {
      const { status: got, reply } = await post(request, body);
      expect([got, reply.error?.code, reply.id]).toEqual([status, code, id]);
    });
  }

  test('an id that is used twice is given back twice', async ({ request }) => {
    for (const text of ['What is baptism?', 'What is confirmation?']) {
      const { reply } = await post(request, { jsonrpc: '2.0', id: 'twice', method: 'message/send', params: { message: { ...TEXT, parts: [{ kind: 'text', text }] } } });
      expect([reply.id, reply.result?.status.state]).toEqual(['twice', 'completed']);
    }
  });
});

test.describe('message/send', () => {
  test('answers the least message with a finished task', async ({ request }) => {
    const task = await newTask(request);
    expect(task).toMatchObject({ kind: 'task', id: expect.stringMatching(/./), contextId: expect.stringMatching(/./), status: { state: 'completed' } });
    expect(task.artifacts?.length).toBeGreaterThan(0);
    expect(task.history?.length).toBeGreaterThan(0);
    for (const artifact of task.artifacts ?? []) expect(artifact).toMatchObject({ artifactId: expect.stringMatching(/./), parts: expect.arrayContaining([expect.objectContaining({ kind: expect.any(String) })]) });
    for (const message of task.history ?? []) expect(message).toMatchObject({ kind: 'message', messageId: expect.stringMatching(/./), taskId: task.id, contextId: task.contextId });
  });

  test('refuses a message without one of its required fields, or without parts', async ({ request }) => {
    for (const [changes, named] of [[{ messageId: undefined }, 'messageId'], [{ role: undefined }, 'role'], [{ parts: undefined }, 'parts'], [{ parts: [] }, 'parts']] as const) {
      expect((await sendText(request, changes)).error).toMatchObject({ code: -32602, message: expect.stringContaining(named) });
    }
    expect((await call(request, 'message/send', { message: { kind: 'message' } })).error?.code).toBe(-32602);
  });

  test('refuses parts of a kind that is unknown, and files, which no skill takes (-32602, not -32005: clients of this agent read that as a plan)', async ({ request }) => {
    const file = { name: 'a.txt', mimeType: 'text/plain', uri: 'https://example.org/a.txt' };
    for (const part of [{ type: 'unsupported_type', text: 'x' }, { kind: 'unsupported', text: 'x' }, { kind: 'file', file }, { file }, { kind: 'data', data: [1] }]) {
      expect((await sendText(request, { parts: [part] })).error?.code, JSON.stringify(part)).toBe(-32602);
    }
  });

  test('takes null for what may be absent, and ignores what it does not know', async ({ request }) => {
    expect((await newTask(request, { taskId: null, contextId: null, metadata: null })).id).toMatch(/./);
    expect((await newTask(request, { _extra: 'x', _debug: { version: '1', at: 1_234_567_890 } })).status.state).toBe('completed');
    const { result } = await sendText(request, {}, { configuration: { blocking: true, acceptedOutputModes: ['application/x-unknown'], historyLength: 999_999_999, more: { deep: [[[1]]] } }, metadata: { any: 1 } });
    expect(result?.status.state).toBe('completed');
  });

  test('keeps every letter of every script', async ({ request }) => {
    const text = 'Unicode: 你好, здравствуйте, مرحبا, こんにちは 🕊️ Łódź\n\t\b\f\r\n\u0000';
    const task = await newTask(request, { parts: [{ kind: 'text', text }] });
    const { result } = await call(request, 'tasks/get', { id: task.id });
    expect(result?.history?.[0]?.parts[0]).toEqual({ kind: 'text', text });
  });

  test('keeps the context that a message names', async ({ request }) => {
    const first = await newTask(request);
    const second = await newTask(request, { contextId: first.contextId });
    expect(second.contextId).toBe(first.contextId);
    expect(second.id).not.toBe(first.id);
  });

  test('cannot continue a task, since all are finished; an unknown one is not found', async ({ request }) => {
    const { id } = await newTask(request);
    expect((await sendText(request, { taskId: id })).error?.code).toBe(-32602);
    expect((await sendText(request, { taskId: 'nonexistent-task-id' })).error?.code).toBe(-32001);
  });

  test('answers twenty at once, each its own', async ({ request }) => {
    const contexts = Array.from({ length: 20 }, (_, index) => `context-${index}`);
    const tasks = await Promise.all(contexts.map((contextId) => newTask(request, { contextId })));
    expect(tasks.map(({ contextId }) => contextId)).toEqual(contexts);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(20);
  });
});

test.describe('tasks/get and tasks/cancel', () => {
  test('give a task again, with as much of its history as asked for', async ({ request }) => {
    const task = await newTask(request);
    expect((await call(request, 'tasks/get', { id: task.id })).result).toEqual(task);
    for (const [historyLength, length] of [[0, 0], [1, 1], [2, 2], [2_147_483_647, 2]] as const) {
      const { result } = await call(request, 'tasks/get', { id: task.id, historyLength });
      expect(result?.history?.length ?? 0).toBe(length);
    }
    for (const historyLength of [-1, '2', 1.5]) expect((await call(request, 'tasks/get', { id: task.id, historyLength })).error?.code).toBe(-32602);
  });

  for (const method of ['tasks/get', 'tasks/cancel']) {
    test(`${method} of an unknown id finds nothing, of none is refused`, async ({ request }) => {
      expect((await call(request, method, { id: 'nonexistent-task-id', extra: 1 })).error?.code).toBe(-32001);
      for (const params of [{}, { id: 12345 }, { id: '' }, { taskId: 12345 }]) expect((await call(request, method, params)).error?.code).toBe(-32602);
    });
  }

  test('do not cancel what is finished (-32602 as the client’s documents have it, not -32002)', async ({ request }) => {
    const { id } = await newTask(request);
    expect((await call(request, 'tasks/cancel', { id })).error).toMatchObject({ code: -32602, message: expect.stringContaining('Invalid state transition') });
    expect((await call(request, 'tasks/get', { id })).result?.status.state).toBe('completed');
  });
});

test.describe('what the card does not offer', () => {
  for (const method of ['message/stream', 'tasks/resubscribe', 'tasks/list', 'agent/getAuthenticatedExtendedCard', ...['set', 'get', 'list', 'delete'].map((verb) => `tasks/pushNotificationConfig/${verb}`)]) {
    test(`${method} is not found`, async ({ request }) => {
      const { id } = await newTask(request);
      expect((await call(request, method, { id, taskId: id, message: TEXT })).error).toMatchObject({ code: -32601, message: expect.stringMatching(/not found/) });
    });
  }
});

test.describe('the agent card', () => {
  test('stands without credentials under both names, the same', async ({ request }) => {
    const [newer, older] = await Promise.all(['agent-card.json', 'agent.json'].map((name) => request.get(`/.well-known/${name}`)));
    expect([newer?.status(), older?.status()]).toEqual([200, 200]);
    expect(newer?.headers()).toMatchObject({ 'content-type': expect.stringContaining('application/json'), 'cache-control': 'public, max-age=3600' });
    expect(await newer?.json()).toEqual(await older?.json());
  });

  test('has every field that must be there, of its kind', async ({ request }) => {
    const card = (await (await request.get('/.well-known/agent-card.json')).json()) as AgentCard;
    const filled = expect.stringMatching(/\S/);
    const mode = expect.stringMatching(/^[a-z]+\/[a-z.+-]+$/);
    expect(card).toMatchObject({
      protocolVersion: expect.stringMatching(/^0\.3\.\d+$/), name: filled, description: filled, version: filled, preferredTransport: 'JSONRPC',
      url: expect.stringMatching(/^https?:\/\//), provider: { organization: filled, url: expect.stringMatching(/^https?:\/\//) },
      capabilities: { streaming: false, pushNotifications: false, stateTransitionHistory: false }, supportsAuthenticatedExtendedCard: false,
    });
    for (const modes of [card.defaultInputModes, card.defaultOutputModes]) expect(modes).toEqual(modes.map(() => mode));
    expect(card.defaultInputModes.length && card.defaultOutputModes.length).toBeGreaterThan(0);
    expect(new Set(card.skills.map(({ id }) => id)).size).toBe(10);
    for (const skill of card.skills) expect(skill).toMatchObject({ id: filled, name: filled, description: filled, tags: expect.arrayContaining([filled]) });
    expect(Object.values(card)).not.toContain(null);
  });

  test('tells the address that answers, and nothing that nobody should know', async ({ request }) => {
    const text = await (await request.get('/.well-known/agent-card.json')).text();
    const { url, documentationUrl } = JSON.parse(text) as AgentCard;
    const answered = await request.post(url, { data: { jsonrpc: '2.0', id: 1, method: 'tasks/get', params: { id: 'x' } } });
    expect((await answered.json()).error.code).toBe(-32001);
    expect((await request.get(documentationUrl ?? '')).status()).toBe(200);
    expect(text).not.toMatch(/api[_-]?key|secret|token|password|credential|127\.0\.0\.1|192\.168\.|(database|redis|sql)[_-]?(url|host)/i);
  });
});
