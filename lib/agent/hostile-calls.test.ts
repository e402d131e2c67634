import { afterAll, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import { SKILL_IDS } from '@/lib/skills/index';
import { MAX_ID_LENGTH } from './message-params';
import { taskStore } from './task-store';
import { call, message, post } from './testing/post';

/** What somebody may send who means no good, or whose program is broken: always JSON, the right code, no task, nothing of our files. */
let put: MockInstance;

beforeAll(() => {
  put = vi.spyOn(taskStore(), 'put');
});
afterAll(() => put.mockRestore());

async function answerTo(body: string) {
  put.mockClear();
  const response = await post(body);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(text).not.toMatch(/node_modules|\bat \S+ \(|\.ts:\d|Error:(?! )/);
  return { status: response.status, reply: JSON.parse(text), stored: put.mock.calls.length };
}

const json = JSON.stringify;
const sent = (changes: object, params: object = {}) => json({ ...call, params: { message: { ...message, ...changes }, ...params } });
const withId = (id: string) => json(call).replace('"id":1', `"id":${id}`);
const nested = (levels: number) => `{"jsonrpc":"2.0","id":1,"method":"message/send","params":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

describe('a hostile call', () => {
  const refused: [string, string, number, unknown, number][] = [
    ['id as an object', withId('{}'), 200, null, -32600],
    ['id as a list', withId('[1]'), 200, null, -32600],
    ['id as a truth value', withId('true'), 200, null, -32600],
    ['id beyond what a number holds', withId('123456789012345678901234567890'), 200, null, -32600],
    ['id without end', withId('1e400'), 200, null, -32600],
    ['id that is no number', withId('NaN'), 400, null, -32700],
    ['nothing', '', 400, null, -32700],
    ['white space', ' \n', 400, null, -32700],
    ['single quotes', "{'jsonrpc':'2.0'}", 400, null, -32700],
    ['two documents', `${json(call)}${json(call)}`, 400, null, -32700],
    ['a batch of none', '[]', 200, null, -32600],
    ['a batch of many', json(Array.from({ length: 500 }, () => call)), 200, null, -32600],
    ['a batch of numbers', '[1,2]', 200, null, -32600],
    ['a call by inheritance', `{"__proto__":${json(call)}}`, 200, null, -32600],
    ['a method of objects', json({ ...call, method: 'toString' }), 200, 1, -32601],
    ['a method that is null', json({ ...call, method: null }), 200, 1, -32600],
    ['nesting below the limit', nested(60), 200, 1, -32602],
    ['nesting beyond it', nested(70), 200, 1, -32600],
    ['nesting in its id', withId(`${'['.repeat(70)}${']'.repeat(70)}`), 200, null, -32600],
    ['id with digits that would be lost', withId('1.00000000000000000001'), 200, null, -32600],
    ['id too small to be read', withId('0.1e-400'), 200, null, -32600],
    ['params by position', json({ ...call, params: [message] }), 200, 1, -32602],
    ['params that are null', json({ ...call, params: null }), 200, 1, -32602],
    ['1,000 parts with too much in all', sent({ parts: Array.from({ length: 1_000 }, () => ({ kind: 'text', text: 'x'.repeat(101) })) }), 200, 1, -32602],
    ['a part of no kind among 1,000', sent({ parts: [...Array.from({ length: 1_000 }, () => message.parts[0]), { kind: ['text'], text: 'x' }] }), 200, 1, -32602],
    ['a contextId of 10 KB', sent({ contextId: 'c'.repeat(10_240) }), 200, 1, -32602],
    ['a messageId of 900 KB', sent({ messageId: 'm'.repeat(900_000) }), 200, 1, -32602],
    ['historyLength below zero', sent({}, { configuration: { historyLength: -1 } }), 200, 1, -32602],
    ['historyLength as text', sent({}, { configuration: { historyLength: '2' } }), 200, 1, -32602],
    ['a calendar by inheritance', sent({ metadata: { skillId: 'liturgical_readings', calendar: '__proto__' } }), 200, 1, -32602],
    ['a zone on another planet', sent({ metadata: { skillId: 'liturgical_readings', timeZone: 'Mars/Base\ud800' }, parts: [{ kind: 'text', text: 'today' }] }), 200, 1, -32602],
    ['metadata as a list', sent({ metadata: [] }), 200, 1, -32602],
    ['a query by inheritance', sent({ parts: [] }).replace('"parts":[]', '"parts":[{"kind":"data","data":{"__proto__":{"query":"jerome"}}}]'), 200, 1, -32602],
  ];
  it.each(refused)('with %s is refused', async (_, body, status, id, code) => {
    const { status: got, reply, stored } = await answerTo(body);
    expect([got, reply.id, reply.error?.code, stored]).toEqual([status, id, code, 0]);
    expect(reply.result).toBeUndefined();
  });

  it('names what is missing, not what was smuggled in', async () => {
    const body = sent({ parts: [] }).replace('"parts":[]', '"parts":[{"kind":"data","data":{"__proto__":{"query":"jerome"}}}]');
    expect((await answerTo(body)).reply.error.message).toContain('message.parts must give query');
  });

  const answered: [string, string, unknown][] = [
    ['an id of 200 KB', json({ ...call, id: 'i'.repeat(200_000) }), 'i'.repeat(200_000)],
    ['the id null', withId('null'), null],
    ['the id 1.5', withId('1.5'), 1.5],
    ['an id named twice: the last counts', withId('1,"id":2'), 2],
    ['half of a surrogate pair', sent({ parts: [{ kind: 'text', text: '\ud800 Jerome' }], contextId: '\udfff' }), 1],
    ['the longest ids', sent({ contextId: 'c'.repeat(MAX_ID_LENGTH), messageId: 'm'.repeat(MAX_ID_LENGTH) }), 1],
    ['1,000 parts', sent({ parts: Array.from({ length: 1_000 }, (_, index) => ({ kind: 'data', data: { query: 'Jerome', [`k${index}`]: index } })) }), 1],
    ['a great historyLength', sent({}, { configuration: { historyLength: 1e9 } }), 1],
    ['no historyLength', sent({}, { configuration: { historyLength: null } }), 1],
  ];
  it.each(answered)('with %s is answered, and one task kept', async (_, body, id) => {
    const { status, reply, stored } = await answerTo(body);
    expect([status, reply.id, reply.result?.status.state, stored]).toEqual([200, id, 'completed', 1]);
  });

  it('that repeats a messageId is a call of its own: two tasks', async () => {
    const [first, second] = [await answerTo(json(call)), await answerTo(json(call))];
    expect([first.reply.result.history[0].messageId, second.reply.result.history[0].messageId]).toEqual(['m1', 'm1']);
    expect(first.reply.result.id).not.toBe(second.reply.result.id);
  });

  it.each(['tasks/get', 'tasks/cancel'])('of %s with an odd id finds nothing, with odd params is refused', async (method) => {
    for (const id of ['nope', '\u0000', '\ud800', '../../etc/passwd', '__proto__', 'constructor', ' ', 'x'.repeat(500_000)]) {
      expect((await answerTo(json({ ...call, method, params: { id } }))).reply.error.code, id.slice(0, 20)).toBe(-32001);
    }
    for (const params of [{ id: '' }, { id: null }, { id: [1] }, { id: {} }, { id: 1.5 }, { id: 'nope', historyLength: -1 }, { id: 'nope', historyLength: '2' }, {}, [], null, 'x', 7]) {
      expect((await answerTo(json({ ...call, method, params }))).reply.error.code, json(params)).toBe(-32602);
    }
  });

  it.each(SKILL_IDS)('to %s with odd words or fields is no fault of ours', async (skillId) => {
    const words = ['\ud800', '\u0000', '%', '%E0%A4%A', '../..', '<script>alert(1)</script>', '\\', '(((((', '"', 'toString', '9'.repeat(290), '*'.repeat(290), '🙏'.repeat(70), 'e\u0301'.repeat(90), 'ﷺ'.repeat(40), '31/31/2026 '.repeat(20), 'Sunday after 31 December 9999', 'the day after fifth sunday of december 9999', 'the day before 1 January 1000', '366 days after 31 December 9999'];
    const fields = ['query', 'id', 'date', 'saint_id', 'person_id', 'pope_id', 'source_code', 'start_year', 'end_year'];
    const parts = [
      ...words.map((text) => ({ kind: 'text', text })),
      ...words.map((word) => ({ kind: 'data', data: Object.fromEntries(fields.map((field) => [field, word])) })),
      ...[null, [], {}, 1, true, -1e308].flatMap((value) => fields.map((field) => ({ kind: 'data', data: { [field]: value } }))),
    ];
    for (const part of parts) {
      const { status, reply } = await answerTo(sent({ metadata: { skillId }, parts: [part] }));
      expect([status, reply.error?.code ?? 'completed'], json(part)).toEqual([200, expect.toBeOneOf(['completed', -32602])]);
    }
  });
});
