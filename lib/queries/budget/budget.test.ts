// Long, because every rule of the pools and the queue is a test here and all of them share one clock and one kind of lock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InstanceBudget } from './instance-budget';
import { poolOf } from './pool';
import { isAsking, type LockStore } from './question-lock';

/** What the locks of questions need of a store, shared by as many instances as a test has. */
function locks(): LockStore {
  const held = new Map<string, { value: string; until: number }>();
  const alive = (key: string) => ((held.get(key)?.until ?? 0) > Date.now() ? held.get(key) : undefined);
  return {
    get: async (key) => alive(key)?.value,
    claim: async (key, lifetimeMs, value = '1') => !alive(key) && Boolean(held.set(key, { value, until: Date.now() + lifetimeMs })),
    set: async (key, value, lifetimeMs) => void held.set(key, { value, until: Date.now() + lifetimeMs }),
    delete: async (key) => void held.delete(key),
  };
}

const budgetOf = (general = 15, questions = 2, store: LockStore = locks()) => new InstanceBudget({ general, questions }, store);
const soon = () => vi.advanceTimersByTimeAsync(1);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** A call that takes as long as it is told to. */
function lasting(milliseconds: number) {
  return vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));
}

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

describe('the pools', () => {
  it('count a question in both and any other call in one', async () => {
    const budget = budgetOf(4, 2);
    expect([poolOf('catholic_qa'), poolOf('saint_lookup')]).toEqual(['questions', 'general']);
    expect(await budget.take('site', 'questions')).toEqual({ ok: true });
    expect(await budget.take('site', 'general')).toEqual({ ok: true });
    expect(await budget.allowance('site')).toEqual({ general: { left: 2, of: 4, seconds: 60 }, questions: { left: 1, of: 2, seconds: 60 } });
  });

  it('are full again when the minute is over', async () => {
    const budget = budgetOf(2, 2);
    await budget.take('site', 'general');
    await seconds(20);
    await budget.take('site', 'general');
    expect(await budget.take('site', 'general')).toEqual({ ok: false, seconds: 40 });
    await seconds(40);
    expect(await budget.take('site', 'general')).toEqual({ ok: true });
  });

  it('are each identity’s own', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('a', 'general');
    expect(await budget.take('a', 'general')).toMatchObject({ ok: false });
    expect(await budget.take('b', 'general')).toEqual({ ok: true });
  });

  it('of the built-in agent are never counted', async () => {
    const budget = budgetOf(1, 1);
    for (let call = 0; call < 5; call++) expect(await budget.take('built-in', 'questions')).toEqual({ ok: true });
    const runs = [1, 2, 3].map(() => lasting(5_000));
    for (const run of runs) budget.enqueue('built-in', 'questions', run);
    await soon();
    for (const run of runs) expect(run).toHaveBeenCalledTimes(1);
  });

  it('give nothing away where only one of two has room', async () => {
    const budget = budgetOf(5, 1);
    await budget.take('site', 'questions');
    expect(await budget.take('site', 'questions')).toEqual({ ok: false, seconds: 60 });
    expect((await budget.allowance('site')).general.left).toBe(4);
  });

  it('give back the first where another took the last of the second in between', async () => {
    const budget = budgetOf(5, 1);
    const both = await Promise.all([budget.take('site', 'questions'), budget.take('site', 'questions')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await budget.allowance('site')).toMatchObject({ general: { left: 4 }, questions: { left: 0 } });
  });

  it('never let more through than the limit, however many ask in one moment', async () => {
    const budget = budgetOf(15, 2);
    const taken = await Promise.all(Array.from({ length: 100 }, () => budget.take('site', 'general')));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(15);
    await seconds(61);
    expect(await budget.allowance('site')).toMatchObject({ general: { left: 15, seconds: 0 } });
  });

  it('allow no question where no call is left', async () => {
    const budget = budgetOf(1, 2);
    await budget.take('site', 'general');
    expect((await budget.allowance('site')).questions).toEqual({ left: 0, of: 2, seconds: 60 });
  });
});

describe('what the agent says itself', () => {
  it('counts where it is longer than our guess', async () => {
    const budget = budgetOf();
    await budget.overrule('site', 'questions', 90);
    await seconds(89);
    expect(await budget.take('site', 'questions')).toEqual({ ok: false, seconds: 1 });
    await seconds(1);
    expect(await budget.take('site', 'questions')).toEqual({ ok: true });
  });

  it('counts where it is shorter', async () => {
    const budget = budgetOf(15, 1);
    await budget.take('site', 'questions');
    await budget.overrule('site', 'questions', 5);
    await seconds(5);
    expect(await budget.take('site', 'questions')).toEqual({ ok: true });
  });

  it('leaves other calls free when it is about questions, and holds back questions when it is about all calls', async () => {
    const budget = budgetOf();
    await budget.overrule('site', 'questions', 20);
    expect(await budget.take('site', 'general')).toEqual({ ok: true });
    await budget.overrule('other', 'general', 20);
    expect(await budget.take('other', 'questions')).toEqual({ ok: false, seconds: 20 });
  });

  it.each([['questions', 60], ['general', 5]] as const)('is a usual time for %s where it names none', async (pool, wait) => {
    const budget = budgetOf();
    await budget.overrule('site', pool);
    expect(await budget.take('site', pool)).toEqual({ ok: false, seconds: wait });
  });

  it('moves those who wait', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    const run = lasting(1);
    const waiting = budget.enqueue('site', 'general', run);
    await soon();
    expect(waiting.seconds).toBe(60);
    await budget.overrule('site', 'general', 3);
    expect(waiting.seconds).toBe(3);
    await seconds(3.1);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('the queue', () => {
  it('lets a call out at once where there is room', async () => {
    const budget = budgetOf();
    const waiting = budget.enqueue('site', 'general', lasting(100));
    await waiting.admitted;
    expect(waiting).toMatchObject({ state: 'running', position: 0, seconds: 0 });
    await seconds(1);
    await waiting.settled;
    expect(waiting.state).toBe('done');
  });

  it('keeps others waiting, in the order they came, and says where each stands', async () => {
    const budget = budgetOf(2, 2);
    const order: number[] = [];
    const all = [0, 1, 2, 3, 4].map((number) => budget.enqueue('site', 'general', async () => void order.push(number), 600_000));
    await soon();
    expect(order).toEqual([0, 1]);
    expect(all.slice(2).map(({ state, position, seconds: wait }) => [state, position, wait])).toEqual([['waiting', 1, 60], ['waiting', 2, 60], ['waiting', 3, 120]]);
    await seconds(30);
    expect(all[2]?.seconds).toBe(30);
    expect(order).toHaveLength(2);
    await seconds(31);
    expect(order).toEqual([0, 1, 2, 3]);
    expect(all[4]).toMatchObject({ position: 1, seconds: 60 });
    await seconds(61);
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets nobody overtake', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    const waiting = budget.enqueue('site', 'general', lasting(1));
    await seconds(10);
    expect(await budget.take('site', 'general')).toEqual({ ok: false, seconds: 110 });
    budget.leave(waiting.id);
    expect(await budget.take('site', 'general')).toEqual({ ok: false, seconds: 50 });
  });

  it('costs nothing to leave, and those behind move up', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    const runs = [lasting(1), lasting(1)] as const;
    const [first, second] = runs.map((run) => budget.enqueue('site', 'general', run, 600_000));
    await soon();
    expect(second?.position).toBe(2);
    budget.leave(first?.id ?? '');
    expect([first?.state, second?.position]).toEqual(['left', 1]);
    await seconds(61);
    expect(runs[0]).not.toHaveBeenCalled();
    expect(runs[1]).toHaveBeenCalledTimes(1);
    expect((await budget.allowance('site')).general.left).toBe(0);
  });

  it('has no place for a fifty-first, and tells it how long those before it take', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    for (let number = 0; number < 50; number++) budget.enqueue('site', 'general', lasting(1));
    await soon();
    const late = budget.enqueue('site', 'general', lasting(1));
    expect(late).toMatchObject({ state: 'left', seconds: 60 + 50 * 60 });
    await late.settled;
    expect(budget.enqueue('other', 'general', lasting(1)).state).toBe('waiting');
  });

  it('is left by itself after 20 s in which nobody asked', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    const run = lasting(1);
    const waiting = budget.enqueue('site', 'general', run);
    await seconds(19);
    expect(budget.waitingOf(waiting.id)?.state).toBe('waiting');
    await seconds(19);
    expect(waiting.state).toBe('waiting');
    await seconds(2);
    expect(waiting.state).toBe('left');
    await seconds(60);
    expect(run).not.toHaveBeenCalled();
    expect((await budget.allowance('site')).general.left).toBe(1);
  });

  it('is not left while somebody looks on, and is told of each move', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    const [first, second] = [lasting(1), lasting(1)].map((run) => budget.enqueue('site', 'general', run, 25_000));
    await soon();
    const moved = vi.fn();
    void budget.change(second?.id ?? '', 60_000).then(moved);
    await seconds(24);
    expect(moved).not.toHaveBeenCalled();
    await seconds(2);
    // Nobody looked on at the first.
    expect([first?.state, second?.state, second?.position]).toEqual(['left', 'waiting', 1]);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('does not outlive the one who looked on', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    const waiting = budget.enqueue('site', 'general', lasting(1));
    await soon();
    const tab = new AbortController();
    void budget.change(waiting.id, 60_000, tab.signal);
    await seconds(30);
    expect(waiting.state).toBe('waiting');
    tab.abort();
    await seconds(21);
    expect(waiting.state).toBe('left');
  });

  it('is left when the one who asked wants it no longer, and left to the others where several do', async () => {
    const budget = budgetOf(1, 1);
    await budget.take('site', 'general');
    const [own, shared] = [lasting(1), lasting(1)].map((run) => budget.enqueue('site', 'general', run));
    await soon();
    const tab = new AbortController();
    void budget.change(shared?.id ?? '', 60_000);
    void budget.change(shared?.id ?? '', 60_000, tab.signal);
    tab.abort();
    budget.stopAsking(shared?.id ?? '');
    budget.stopAsking(own?.id ?? '');
    expect([own?.state, shared?.state]).toEqual(['left', 'waiting']);
    await seconds(21);
    expect(shared?.state).toBe('left');
  });

  it('goes on after a call that fails', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const budget = budgetOf(15, 2);
    const failed = budget.enqueue('site', 'questions', () => Promise.reject(new Error('secret')));
    const next = budget.enqueue('site', 'questions', async () => undefined);
    await soon();
    expect([failed.state, next.state]).toEqual(['done', 'done']);
    expect(String(quiet.mock.calls)).not.toContain('secret');
    quiet.mockRestore();
  });

  it('tells a call that is being made to stop', async () => {
    const budget = budgetOf();
    let stopped = false;
    const waiting = budget.enqueue('site', 'general', (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(void (stopped = true)))));
    await soon();
    budget.leave(waiting.id);
    await waiting.settled;
    expect([stopped, waiting.state]).toEqual([true, 'done']);
  });

  it('knows nobody whom it did not let in', () => {
    expect(budgetOf().waitingOf('x')).toBeUndefined();
    expect(() => budgetOf().leave('x')).not.toThrow();
  });
});

describe('questions', () => {
  it('go one at a time, while other calls go beside them', async () => {
    const budget = budgetOf(15, 5);
    const first = budget.enqueue('site', 'questions', lasting(10_000));
    const second = budget.enqueue('site', 'questions', lasting(10_000));
    const beside = budget.enqueue('site', 'general', lasting(10));
    const another = budget.enqueue('other', 'questions', lasting(10));
    await soon();
    expect([first.state, second.state, beside.state, another.state]).toEqual(['running', 'waiting', 'running', 'running']);
    expect(second).toMatchObject({ position: 1, until: 'answer' });
    await seconds(10.1);
    expect([first.state, second.state]).toEqual(['done', 'running']);
  });

  it('of one identity are known to be on their way on every instance, and of another are not', async () => {
    const store = locks();
    const [here, there] = [budgetOf(15, 5, store), budgetOf(15, 5, store)];
    const asking = async () => (await Promise.all([here, there].flatMap((budget) => [budget.allowance('site'), budget.allowance('other')]))).map(({ general, questions }) => [general.asking, questions.asking]);
    here.enqueue('site', 'general', lasting(30_000));
    here.enqueue('site', 'questions', lasting(10_000));
    await soon();
    const no = [undefined, undefined];
    expect(await asking()).toEqual([[undefined, true], no, [undefined, true], no]);
    await seconds(10.1);
    expect(await asking()).toEqual([no, no, no, no]);
  });

  it('wait for the minute as well', async () => {
    const budget = budgetOf(15, 1);
    const first = budget.enqueue('site', 'questions', lasting(5_000));
    const second = budget.enqueue('site', 'questions', lasting(5_000), 600_000);
    await seconds(6);
    expect(first.state).toBe('done');
    expect(second).toMatchObject({ state: 'waiting', position: 1, seconds: 54, until: 'limit' });
    await seconds(55);
    expect(second.state).toBe('running');
  });

  it('of one identity go one at a time on two instances, and a lock outlasts a long answer', async () => {
    const store = locks();
    const [here, there] = [budgetOf(15, 5, store), budgetOf(15, 5, store)];
    const first = here.enqueue('site', 'questions', lasting(200_000));
    await soon();
    const second = there.enqueue('site', 'questions', lasting(10), 600_000);
    await seconds(190);
    expect([first.state, second.state, second.until]).toEqual(['running', 'waiting', 'answer']);
    await seconds(12);
    expect([first.state, second.state]).toEqual(['done', 'done']);
    await seconds(300);
    expect(await isAsking('site', store)).toBe(false);
  });

  it('are let out again when the instance that asked has died', async () => {
    const store = locks();
    await store.claim('asking:site', 130_000);
    const waiting = budgetOf(15, 5, store).enqueue('site', 'questions', lasting(10), 600_000);
    await seconds(129);
    expect(waiting.state).toBe('waiting');
    await seconds(3);
    expect(waiting.state).toBe('done');
  });
});
