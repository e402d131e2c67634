import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '@/lib/a2a/connection';
import { catholicQa } from '@/lib/skills/catholic-qa';
import { saintLookup } from '@/lib/skills/saint-lookup';
import type { Agent } from './agent-of-reader';
import { askAgent } from './ask-agent';
import { answerKey, keptAnswer } from './kept-answers';
import { landed } from './flights';
import { readAnswerAgain } from './read-answer-again';
import { readAtWork } from './read-anew';

type Reply = object | Error;
const world = vi.hoisted(() => ({ agent: undefined as unknown, sent: [] as { method: string; params: { id?: string } }[], replies: [] as unknown[], tickets: [] as unknown[] }));
vi.mock('./agent-of-reader', () => ({ currentAgent: async () => world.agent, SITE_IDENTITY: 'site' }));
vi.mock('../questions/questions', () => ({ keepAnswered: async (...given: unknown[]) => (world.tickets.push(given), { id: 'new-ticket' }) }));

const fetch: Connection['fetch'] = async (_url, init) => {
  world.sent.push(JSON.parse(String(init.body)));
  const reply = world.replies.shift() as Reply;
  if (reply instanceof Error) throw reply;
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: null, ...reply }));
};
let readers = 0;
const working = { result: { kind: 'task', id: 't-5', status: { state: 'working' } } };
const done = (name: string, part: object) => ({ result: { kind: 'task', id: 't-5', status: { state: 'completed' }, artifacts: [{ name, parts: [part] }] } });
const saint = done('saint_profile', { data: { primary_name: 'Saint X' } });
const expired = { error: { code: -32000, message: 'token expired' } };
const forgotten = { error: { code: -32001, message: 'Task not found' } };
const broken = new TypeError('fetch failed');
const methods = () => world.sent.map(({ method }) => method);
const input = JSON.stringify({ query: 'X' });
const keyOf = () => answerKey('saint_lookup', { query: 'X' }, world.agent as Agent, {});

/** Calls the agent, which accepts the task and then is away. */
async function giveUp(): Promise<Awaited<ReturnType<typeof askAgent>>> {
  world.replies = [working, broken];
  vi.useFakeTimers();
  const pending = askAgent(saintLookup, { query: 'X' }, world.agent as Agent);
  await vi.advanceTimersByTimeAsync(2_500);
  vi.useRealTimers();
  return pending;
}

beforeEach(() => {
  const connection = { url: `https://agent-${++readers}.example/rpc`, token: 'a-token-of-the-reader', fetch };
  world.agent = { kind: 'other', name: 'agent', identity: `reader-${readers}`, connection, renew: async () => connection } satisfies Agent;
  world.sent = [];
  world.tickets = [];
});

describe('a call that was given up while the agent was at work', () => {
  it('says so, and what has come of it is read at no cost and kept', async () => {
    expect(await giveUp()).toMatchObject({ kind: 'failed', reason: 'unreachable', taskId: 't-5' });
    world.replies = [saint];
    expect(await readAtWork('saint_lookup', input)).toMatchObject({ kind: 'found', value: { primary_name: 'Saint X' } });
    expect(methods()).toEqual(['message/send', 'tasks/get', 'tasks/get']);
    expect(world.sent.at(-1)?.params.id).toBe('t-5');
    expect(await keptAnswer(keyOf())).toMatchObject({ kind: 'found', provenance: { cache: 'fresh', taskId: 't-5' } });
  });

  it('may be looked for again and again: the page that comes for it says how it went', async () => {
    await giveUp();
    world.replies = [broken];
    expect(await readAtWork('saint_lookup', input)).toMatchObject({ kind: 'failed', taskId: 't-5' });
    expect(await landed(keyOf(), `reader-${readers}`)).toMatchObject({ kind: 'failed', reason: 'unreachable', taskId: 't-5' });
    world.replies = [forgotten];
    expect(await readAtWork('saint_lookup', input)).toMatchObject({ kind: 'failed', reason: 'task-not-found', taskId: undefined });
    expect(await landed(keyOf(), `reader-${readers}`)).toMatchObject({ reason: 'task-not-found' });
  });

  it('is nobody else’s: another reader has no task, and nothing is asked', async () => {
    await giveUp();
    world.agent = { ...(world.agent as Agent), identity: 'somebody else' };
    world.sent = [];
    expect(await readAtWork('saint_lookup', input)).toMatchObject({ kind: 'failed', reason: 'task-not-found' });
    expect(world.sent).toEqual([]);
  });

  it.each([['catholic_qa', '{"question":"x"}'], ['no_skill', '{}'], ['saint_lookup', '{'], ['saint_lookup', '{}'], ['saint_lookup', 'null']])('%s with %s is refused before anything is asked', async (skill, given) => {
    expect(await readAtWork(skill, given)).toMatchObject({ kind: 'failed', reason: 'invalid-params' });
    expect(world.sent).toEqual([]);
  });

  it('is not sent again when the token runs out meanwhile: with the new one it is read', async () => {
    world.replies = [working, expired, saint];
    vi.useFakeTimers();
    const pending = askAgent(saintLookup, { query: 'X' }, world.agent as Agent);
    await vi.advanceTimersByTimeAsync(2_500);
    vi.useRealTimers();
    expect(await pending).toMatchObject({ kind: 'found' });
    expect(methods()).toEqual(['message/send', 'tasks/get', 'tasks/get']);
  });
});

describe('an answer to a question that the agent still keeps', () => {
  const answer = done('catholic_qa_response', { text: 'Grace is …' });
  it.each<[string, Reply[], object, string[]]>([
    ['is read', [answer], { kind: 'asked', ticket: 'new-ticket' }, ['tasks/get']],
    ['is read with a renewed token', [expired, answer], { kind: 'asked', ticket: 'new-ticket' }, ['tasks/get', 'tasks/get']],
    ['is gone where the agent has it no longer', [forgotten], { kind: 'gone' }, ['tasks/get']],
    ['may be tried again while the agent is away', [broken], { kind: 'failed' }, ['tasks/get']],
    ['may be tried again after a fault', [{ error: { code: -32603, message: 'oops' } }], { kind: 'failed' }, ['tasks/get']],
    ['may be tried again after a pause', [{ error: { code: -32029, message: 'rate limit' } }], { kind: 'failed' }, ['tasks/get']],
    ['may be tried again after signing in', [expired, expired], { kind: 'failed' }, ['tasks/get', 'tasks/get']],
  ])('%s', async (_name, replies, expected, sent) => {
    world.replies = [...replies];
    expect(await readAnswerAgain('t-5', 'What is grace?')).toEqual(expected);
    expect(methods()).toEqual(sent);
    expect(world.tickets).toHaveLength('ticket' in expected ? 1 : 0);
  });

  it('tells its ticket whose it is', async () => {
    world.replies = [answer];
    await readAnswerAgain('t-5', 'What is grace?', 'de');
    expect(world.tickets).toEqual([['What is grace?', expect.objectContaining({ kind: 'found', provenance: expect.objectContaining({ taskId: 't-5', asked: { skill: catholicQa.id, input: { question: 'What is grace?' } } }) }), 'de']]);
  });
});
