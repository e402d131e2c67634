import { describe, expect, it, vi } from 'vitest';
import type { Connection } from '@/lib/a2a/connection';
import { openTask } from './open-task';

const CANARY = 'CANARY-7c1-secret';
const agent = vi.hoisted(() => ({ connection: undefined as unknown as Connection, renew: undefined as (() => Promise<Connection | undefined>) | undefined }));
vi.mock('./agent-of-reader', () => ({ currentAgent: async () => agent }));

function answering(body: unknown): ReturnType<typeof vi.fn<Connection['fetch']>> {
  const fetch = vi.fn<Connection['fetch']>(async () => new Response(JSON.stringify(body)));
  agent.connection = { url: 'https://agent.example/rpc', token: CANARY, fetch };
  return fetch;
}
const task = (artifact: string, parts: unknown[], more: object = {}) => ({ jsonrpc: '2.0', id: null, result: { kind: 'task', id: 't-1', status: { state: 'completed' }, artifacts: [{ name: artifact, parts }], ...more } });
const data = (value: object) => ({ kind: 'data', data: value });

describe('a task that is opened by its id', () => {
  it('is asked for by tasks/get, once, in the reader’s own name', async () => {
    const fetch = answering(task('saint_profile', [data({ saint_id: 'x', primary_name: 'Saint X' })]));
    const opened = await openTask('t-1');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ method: 'tasks/get', params: { id: 't-1' } });
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe(`Bearer ${CANARY}`);
    expect(JSON.stringify(opened)).not.toContain(CANARY);
    expect(opened).toMatchObject({ state: 'completed', answer: { skill: 'saint_lookup', reading: 'found', title: 'Saint X' }, exchange: { method: 'tasks/get', status: 200 } });
  });

  const answers: [string, unknown, object][] = [
    ['an answer to a question', task('catholic_qa_response', [{ kind: 'text', text: 'Grace is …' }]), { answer: { skill: 'catholic_qa', reading: 'found' } }],
    ['a document', task('document', [{ kind: 'text', text: '22. …' }, data({ id: '1', title: 'Example Constitution' })]), { answer: { skill: 'document_fetch', reading: 'found', title: 'Example Constitution' } }],
    ['a not-found', task('pope_profile', [data({ error: 'not_found' })]), { answer: { skill: 'pope_lookup', reading: 'not-found' } }],
    ['something unreadable', task('search_results', [data({ other: 1 })]), { answer: { skill: 'document_search', reading: 'unreadable' } }],
    ['a wrapped task', { jsonrpc: '2.0', id: null, result: { task: task('saint_profile', [data({ primary_name: 'X' })]).result } }, { state: 'completed', answer: { skill: 'saint_lookup' } }],
    ['a nameless artifact whose question says the skill', task('', [data({ primary_name: 'X' })], { history: [{ role: 'user', parts: [], metadata: { skillId: 'pope_lookup' } }] }), { answer: { skill: 'pope_lookup' } }],
    ['a failed task', task('saint_profile', [], { status: { state: 'failed' } }), { state: 'failed', answer: { reading: 'unreadable' } }],
  ];
  it.each(answers)('is known as %s', async (_name, body, expected) => {
    answering(body);
    expect(await openTask('t-1')).toMatchObject(expected);
  });

  it.each(['{"task":[]}', '{"message":[]}', '{"task":null}', '{"status":[]}', '{"task":{"artifacts":{}}}', `{"artifacts":[{"name":"saint_profile","parts":[{"data":{"primary_name":"X","odd":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]}]}`])(
    'is shown raw whatever it is: %.40s', async (result) => {
      const text = `{"jsonrpc":"2.0","id":null,"result":${result}}`;
      agent.connection = { url: 'https://agent.example/rpc', fetch: async () => new Response(text) };
      const opened = await openTask('t-1');
      expect(opened.answer).toBeUndefined();
      expect(opened.exchange.replyBody?.text).toBe(text);
    },
  );

  it('is shown raw where nothing is known of it', async () => {
    answering(task('weather', [data({ rain: true })]));
    const opened = await openTask('t-1');
    expect(opened.answer).toBeUndefined();
    expect(opened.exchange.replyBody?.text).toContain('rain');
  });

  it('is an error where the agent no longer keeps it', async () => {
    answering({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Task not found', data: '<b>gone</b>' } });
    const opened = await openTask('t-1');
    expect(opened.state).toBeUndefined();
    expect(opened.exchange.failure).toMatchObject({ kind: 'task-not-found', detail: 'Task not found · <b>gone</b>' });
  });

  it('is asked for once more with a renewed token, and never a third time', async () => {
    const fetch = vi.fn<Connection['fetch']>(async (_url, init) => {
      const isNew = new Headers(init.headers).get('authorization') === 'Bearer renewed-token';
      return isNew ? Response.json(task('saint_profile', [data({ primary_name: 'X' })])) : new Response('', { status: 401 });
    });
    agent.connection = { url: 'https://agent.example/rpc', token: CANARY, fetch };
    agent.renew = async () => ({ ...agent.connection, token: 'renewed-token' });
    expect(await openTask('t-1')).toMatchObject({ state: 'completed', exchange: { status: 200 } });
    agent.renew = async () => agent.connection;
    fetch.mockClear();
    expect(await openTask('t-1')).toMatchObject({ exchange: { status: 401, failure: { kind: 'sign-in' } } });
    expect(fetch).toHaveBeenCalledTimes(2);
    agent.renew = async () => undefined;
    fetch.mockClear();
    await openTask('t-1');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
