import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { redisServer, startRedis, type RedisProcess } from '@/e2e/redis-process';

if (!redisServer) console.warn('No redis-server here: questions that two instances know of are not tested.');

const found = {
  kind: 'found', value: { text: 'A', citations: [], relatedQuestions: [] }, files: [],
  provenance: { agent: { kind: 'other', name: 'x' }, readAt: '2026-01-01T00:00:00Z', elapsedMs: 1, cache: 'none' },
};

const world = vi.hoisted(() => ({ identity: 'session-a', calls: [] as string[], answerMs: 0 }));
vi.mock('../calls/agent-of-reader', () => ({ currentAgent: async () => ({ kind: 'other', name: 'x', identity: world.identity, connection: { url: 'http://agent' } }) }));
vi.mock('../calls/kept-answers', () => ({ answerKey: () => 'key', keptAnswer: async () => undefined }));
vi.mock('../calls/call', () => ({
  callInTurn: (_skill: unknown, { question }: { question: string }, _agent: unknown, { signal }: { signal: AbortSignal }) => {
    world.calls.push(question);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(found), world.answerMs);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve({ kind: 'failed', reason: 'aborted' });
      });
    });
  },
}));

/** All that a process keeps in its own memory. */
const OWN = ['keptStore', 'budget', 'questionTickets'] as const;
type Memory = Partial<Record<(typeof OWN)[number], unknown>>;

/** The modules of one process, with a memory of its own: what it does sees only that. */
async function instance() {
  vi.resetModules();
  const memory: Memory = {};
  const [questions, tickets, watch, { store, storeState }] = await Promise.all([import('./questions'), import('./tickets'), import('./watch-ticket'), import('../store/store')]);
  const inside = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    const shared = globalThis as typeof globalThis & Memory;
    for (const name of OWN) shared[name] = memory[name];
    try {
      return await act();
    } finally {
      for (const name of OWN) memory[name] = shared[name];
    }
  };
  await inside(async () => {
    store();
    await vi.waitFor(() => expect(storeState()).toBe('redis'), 5_000);
  });
  return { ...questions, ...tickets, ...watch, inside };
}

describe.skipIf(!redisServer)('a question asked on one instance', () => {
  let redis: RedisProcess;
  let here: Awaited<ReturnType<typeof instance>>;
  let there: Awaited<ReturnType<typeof instance>>;

  beforeAll(async () => {
    redis = await startRedis();
    vi.stubEnv('REDIS_URL', redis.url);
    vi.stubEnv('A2A_QUESTION_LIMIT', '10');
    [here, there] = [await instance(), await instance()];
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await redis.stop();
  });

  it('is answered on the other, for its asker only', async () => {
    const ticket = await here.inside(() => here.openQuestion('Known to both?'));
    await here.inside(() => ticket.settled);
    const seen = await there.inside(() => vi.waitFor(async () => {
      const now = await there.ticketOf(ticket.id, 'session-a');
      expect(now?.outcome).toBeDefined();
      return now;
    }));
    expect(seen).toMatchObject({ question: 'Known to both?', outcome: { kind: 'found', value: { text: 'A' } } });
    expect(await there.inside(() => there.ticketOf(ticket.id, 'session-b'))).toBeUndefined();
  });

  it('is asked once when the same form is pressed on both, and again from it after it was stopped', async () => {
    Object.assign(world, { identity: 'session-who-presses', calls: [], answerMs: 60_000 });
    const opening = { press: 'form-of-both' };
    // One after the other, for two instances of this test cannot be inside at once.
    const first = await here.inside(() => here.openQuestion('Pressed twice?', opening));
    const second = await there.inside(() => there.openQuestion('Pressed twice?', opening));
    const third = await here.inside(() => here.openQuestion('Pressed twice?', opening));
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    await here.inside(async () => void (await first.waiting?.admitted));
    await here.inside(() => here.stopTicket(first.id, world.identity));
    expect(world.calls).toEqual(['Pressed twice?']);
    const again = await there.inside(() => there.openQuestion('Pressed twice?', opening));
    expect(again.id).not.toBe(first.id);
    expect((await here.inside(() => here.openQuestion('Pressed twice?', opening))).id).toBe(again.id);
    const another = await here.inside(() => here.openQuestion('Another?', opening));
    expect([first.id, again.id]).not.toContain(another.id);
    await here.inside(() => here.stopTicket(another.id, world.identity));
    await there.inside(() => there.stopTicket(again.id, world.identity));
    world.identity = 'session-a';
  });

  it('can be stopped from there', async () => {
    world.answerMs = 60_000;
    const ticket = await here.inside(() => here.openQuestion('Stopped from there?'));
    expect(await there.inside(() => there.stopTicket(ticket.id, 'session-b'))).toBeUndefined();
    // Not waited for: two instances of this test cannot be inside at once.
    expect((await there.inside(() => there.stopTicket(ticket.id, 'session-a', 0)))?.answered).toBe(false);
    await here.inside(() => ticket.settled);
    expect(ticket.outcome).toEqual({ kind: 'failed', reason: 'aborted' });
  });

  it('is under way there too, and its death with its instance is noticed', async () => {
    world.answerMs = 60_000;
    const ticket = await here.inside(() => here.openQuestion('Will it live?'));
    await here.inside(async () => void (await ticket.waiting?.admitted));
    const look = () => there.inside(() => there.ticketOf(ticket.id, 'session-a'));
    expect((await look())?.outcome).toBeUndefined();
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect((await look())?.outcome).toEqual({ kind: 'failed', reason: 'aborted' });
    later.mockRestore();
    expect(await here.inside(() => here.stopTicket(ticket.id, 'session-a'))).toBeDefined();
    expect((await look())?.outcome).toEqual({ kind: 'failed', reason: 'aborted' });
  });
});
