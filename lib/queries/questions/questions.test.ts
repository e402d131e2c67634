import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '@/lib/skills/outcome';
import { overrule } from '../budget/budget';
import { keepAnswered, openQuestion } from './questions';
import { ownTicket, ticketOf } from './tickets';
import { glanceAt, stopTicket, watchTicket } from './watch-ticket';

const world = vi.hoisted(() => ({
  identity: 'built-in',
  mustSignIn: undefined as undefined | 'sign-in' | 'expired',
  count: 0,
  options: undefined as unknown,
  answer: undefined as undefined | ((signal: AbortSignal) => Promise<unknown>),
  kept: undefined as unknown,
}));

vi.mock('../calls/agent-of-reader', () => ({ currentAgent: async () => ({ kind: world.identity === 'built-in' ? 'built-in' : 'other', name: 'x', identity: world.identity, mustSignIn: world.mustSignIn, connection: { url: 'http://agent' } }) }));
vi.mock('../calls/kept-answers', () => ({ answerKey: () => 'key', keptAnswer: async () => world.kept }));
vi.mock('../calls/call', () => ({
  callInTurn: (_skill: unknown, _input: unknown, _agent: unknown, { signal, ...options }: { signal: AbortSignal }) => {
    world.count += 1;
    world.options = options;
    return world.answer?.(signal) ?? new Promise(() => undefined);
  },
}));

const found: Outcome<unknown> = {
  kind: 'found', value: { text: 'A', citations: [], relatedQuestions: [] }, files: [],
  provenance: { agent: { kind: 'built-in', name: 'x' }, readAt: '2026-01-01T00:00:00Z', elapsedMs: 1, cache: 'none' },
};
const atOnce = async () => found;
const until = (milliseconds: number) => () => new Promise((resolve) => setTimeout(() => resolve(found), milliseconds));

let people = 0;
beforeEach(() => {
  Object.assign(world, { identity: 'built-in', mustSignIn: undefined, count: 0, answer: undefined, kept: undefined });
});
/** A reader of a metered agent of whom nothing is counted yet. */
function somebody(): string {
  return (world.identity = `session-${(people += 1)}`);
}

describe('a question', () => {
  it('comes back at once, and its answer is found under its ticket', async () => {
    world.answer = until(20);
    const { id } = await openQuestion('What is grace?');
    expect((await glanceAt(id, 'built-in', 1))?.outcome).toBeUndefined();
    expect((await glanceAt(id, 'built-in', 1_000))?.outcome).toEqual(found);
    expect(await watchTicket(id, 'built-in', 1_000)).toMatchObject({ question: 'What is grace?', outcome: found });
  });

  it('tells the agent the language of its page', async () => {
    const ticket = await openQuestion('Was ist Gnade?', { locale: 'de' });
    await ticket.waiting?.admitted;
    expect([ticket.locale, world.options]).toEqual(['de', { locale: 'de' }]);
  });

  it('is asked once however often the same form is pressed', async () => {
    const [first, second] = await Promise.all([openQuestion('Same?', { press: 'form-1' }), openQuestion('Same?', { press: 'form-1' })]);
    expect(second.id).toBe(first.id);
    expect((await openQuestion('Same?', { press: 'form-1' })).id).toBe(first.id);
    expect((await openQuestion('Other?', { press: 'form-1' })).id).not.toBe(first.id);
    const again = await openQuestion('Same?', { press: 'form-2' });
    expect(again.id).not.toBe(first.id);
    await again.waiting?.admitted;
    expect(world.count).toBe(3);
  });

  it('that failed may be asked again from the same form', async () => {
    world.answer = async () => ({ kind: 'failed', reason: 'timeout' });
    const failed = await openQuestion('Again?', { press: 'form-3' });
    await failed.settled;
    expect((await openQuestion('Again?', { press: 'form-3' })).id).not.toBe(failed.id);
  });

  it('can be stopped', async () => {
    world.answer = (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'aborted' })));
    const ticket = await openQuestion('Stop?');
    await ticket.waiting?.admitted;
    expect(await stopTicket(ticket.id, 'built-in')).toBeDefined();
    expect(ticket.outcome).toEqual({ kind: 'failed', reason: 'aborted' });
  });

  it('has an outcome even where the read layer throws', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    world.answer = () => Promise.reject(new Error('secret text'));
    const ticket = await openQuestion('Throw?');
    await ticket.settled;
    expect(ticket.outcome).toEqual({ kind: 'failed', reason: 'server-error' });
    expect(String(quiet.mock.calls)).not.toContain('secret');
    quiet.mockRestore();
  });

  it('nobody has asked has no ticket', async () => {
    expect(await ticketOf('x', 'site')).toBeUndefined();
    expect(await ticketOf('00000000-0000-4000-8000-000000000000', 'site')).toBeUndefined();
    expect(await stopTicket('x', 'site')).toBeUndefined();
  });
});

describe('a question to an agent that counts', () => {
  it('of a signed-in reader is nobody else’s', async () => {
    const reader = somebody();
    world.answer = atOnce;
    const { id, settled } = await openQuestion('Mine?');
    await settled;
    expect((await ticketOf(id, reader))?.outcome).toEqual(found);
    for (const other of ['site', 'built-in', 'session-0', '']) {
      expect([await ticketOf(id, other), await watchTicket(id, other, 1), await stopTicket(id, other)]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('of the whole site is open to whoever knows its id', async () => {
    world.identity = 'site';
    world.answer = atOnce;
    const { id } = await openQuestion('Ours?');
    expect((await ticketOf(id, 'session-0'))?.question).toBe('Ours?');
  });

  it('waits behind the one before, and says where it stands', async () => {
    const reader = somebody();
    world.answer = until(150);
    const first = await openQuestion('First?');
    const second = await openQuestion('Second?');
    await second.waiting?.admitted;
    expect((await ticketOf(second.id, reader))?.queue).toMatchObject({ position: 1, until: 'answer' });
    expect((await ticketOf(first.id, reader))?.queue).toBeUndefined();
    expect(world.count).toBe(1);
    await first.settled;
    expect(await watchTicket(second.id, reader, 50)).toMatchObject({ queue: undefined });
    await second.settled;
    expect([second.outcome, world.count]).toEqual([found, 2]);
  });

  it('costs nothing when it is taken out of the queue', async () => {
    const reader = somebody();
    await overrule(reader, 'questions', 30);
    const ticket = await openQuestion('Never mind?');
    await ticket.waiting?.admitted;
    expect((await ticketOf(ticket.id, reader))?.queue).toEqual({ position: 1, seconds: 30, until: 'limit' });
    expect(await stopTicket(ticket.id, reader)).toBeDefined();
    expect([ticket.outcome, world.count]).toEqual([{ kind: 'refused', reason: 'queued' }, 0]);
  });

  it('is refused where fifty wait, with the time they take', async () => {
    await overrule(somebody(), 'questions', 30);
    for (let number = 0; number < 50; number++) await openQuestion(`Number ${number}?`);
    const late = await openQuestion('Too late?');
    expect(late.outcome).toMatchObject({ kind: 'refused', reason: 'rate' });
    expect((late.outcome as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(24 * 60);
  });

  it('is not asked twice in a day by the same reader', async () => {
    somebody();
    world.kept = found;
    const ticket = await openQuestion('Known?');
    expect([ticket.outcome, world.count]).toEqual([found, 0]);
  });

  it.each(['sign-in', 'expired'] as const)('is not sent by a reader of whom it is known: %s', async (mustSignIn) => {
    somebody();
    world.mustSignIn = mustSignIn;
    expect((await openQuestion('Who am I?')).outcome).toEqual({ kind: 'refused', reason: mustSignIn });
    expect(world.count).toBe(0);
  });

  it('whose answer was read again has a ticket like any other', async () => {
    const reader = somebody();
    const { id } = await keepAnswered('Once more?', found as Outcome<never>);
    expect(await ticketOf(id, reader)).toMatchObject({ question: 'Once more?', outcome: found, identity: reader });
    expect(ownTicket(id)?.waiting).toBeUndefined();
  });
});
