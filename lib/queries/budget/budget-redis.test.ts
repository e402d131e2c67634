import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { redisServer, startRedis, type RedisProcess } from '@/e2e/redis-process';
import { redisStore, type RedisStore } from '../store/redis-store';
import { InstanceBudget } from './instance-budget';

if (!redisServer) console.warn('No redis-server here: what instances of the site share of the budget is not tested.');

const limits = { general: 5, questions: 2 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(!redisServer)('two instances with one Redis', () => {
  let redis: RedisProcess;
  let stores: RedisStore[];
  let here: InstanceBudget;
  let there: InstanceBudget;

  beforeAll(async () => {
    redis = await startRedis();
    stores = [redisStore(redis.url), redisStore(redis.url)];
    for (const { link } of stores) await vi.waitFor(() => expect(link.isUp()).toBe(true), 5_000);
    [here, there] = stores.map((store) => new InstanceBudget(limits, store, store.link.client)) as [InstanceBudget, InstanceBudget];
  });
  afterAll(async () => {
    for (const { link } of stores) link.close();
    await redis.stop();
  });

  it('draw on the same pools', async () => {
    await Promise.all([here.take('a', 'questions'), there.take('a', 'general')]);
    expect(await here.allowance('a')).toMatchObject({ general: { left: 3, of: 5 }, questions: { left: 1, of: 2 } });
    expect(await there.allowance('a')).toMatchObject({ general: { left: 3 }, questions: { left: 1 } });
  });

  it('never let more through together than the limit, however many ask in one moment', async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, (_, number) => (number % 2 ? here : there).take('b', 'general')));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
    expect(taken.find(({ ok }) => !ok)).toMatchObject({ seconds: 60 });
  });

  it('give back on both what only one pool had', async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, (_, number) => (number % 2 ? here : there).take('c', 'questions')));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await there.allowance('c')).toMatchObject({ general: { left: 3 }, questions: { left: 0 } });
  });

  it('heed what the agent told either of them', async () => {
    await here.overrule('d', 'questions', 2);
    expect(await there.take('d', 'questions')).toEqual({ ok: false, seconds: 2 });
    expect(await there.take('d', 'general')).toEqual({ ok: true });
    await pause(2_050);
    expect(await there.take('d', 'questions')).toEqual({ ok: true });
  });

  it('ask one question at a time', async () => {
    const seen: string[] = [];
    const asking = (name: string) => async () => {
      seen.push(`${name} begins`);
      await pause(400);
      seen.push(`${name} ends`);
    };
    const first = here.enqueue('e', 'questions', asking('first'));
    await first.admitted;
    const second = there.enqueue('e', 'questions', asking('second'));
    await second.admitted;
    expect([first.state, second.state]).toEqual(['running', 'waiting']);
    await Promise.all([first.settled, second.settled]);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('count each for itself while Redis is down, and nothing fails', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await redis.stop();
    await vi.waitFor(() => expect(stores.some(({ link }) => link.isUp())).toBe(false), 5_000);
    const began = Date.now();
    for (let call = 0; call < 5; call++) expect(await here.take('f', 'general')).toEqual({ ok: true });
    expect(await here.take('f', 'general')).toMatchObject({ ok: false });
    const asked = here.enqueue('g', 'questions', async () => undefined);
    await asked.settled;
    expect(asked.state).toBe('done');
    expect(Date.now() - began).toBeLessThan(2_000);
    redis = await startRedis({ port: redis.port });
    quiet.mockRestore();
    const informed = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await vi.waitFor(() => expect(stores.every(({ link }) => link.isUp())).toBe(true), 8_000);
    await here.take('h', 'general');
    expect((await there.allowance('h')).general.left).toBe(4);
    informed.mockRestore();
  });
});
