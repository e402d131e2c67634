import { describe, expect, it, vi } from 'vitest';
import { createTaskStore } from './task-store';

const task = (id: string, text = '') => JSON.stringify({ kind: 'task', id, text });

const roomy = { tasks: 100, bytes: 1_000_000, milliseconds: 60_000 };

describe('the task store', () => {
  it('gives back what was written', () => {
    const store = createTaskStore(roomy);
    store.put('t1', task('t1', 'first'));
    expect(store.get('t1')).toBe(task('t1', 'first'));
    expect(store.get('unknown')).toBeUndefined();
  });

  it('keeps no more tasks than allowed, the latest ones', () => {
    const store = createTaskStore({ ...roomy, tasks: 3 });
    for (let index = 0; index < 10; index += 1) store.put(`t${index}`, task(`t${index}`));
    expect(['t6', 't7', 't8', 't9'].map((id) => store.get(id) !== undefined)).toEqual([false, true, true, true]);
  });

  it('keeps no more bytes than allowed', () => {
    const store = createTaskStore({ ...roomy, bytes: 10_000 });
    for (let index = 0; index < 10; index += 1) store.put(`t${index}`, task(`t${index}`, 'x'.repeat(1_000)));
    const kept = Array.from({ length: 10 }, (_, index) => store.get(`t${index}`)).filter((found) => found !== undefined);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.join('').length * 2).toBeLessThanOrEqual(10_000);
    expect(store.get('t9')).toBeDefined();
    store.put('huge', task('huge', 'x'.repeat(6_000)));
    expect(store.get('huge')).toBeUndefined();
  });

  it('forgets a task when its time is over', async () => {
    // The store's library reads the clock once a millisecond, so each jump needs a real moment to be noticed.
    const clock = vi.spyOn(performance, 'now');
    const jumpTo = async (milliseconds: number) => {
      clock.mockReturnValue(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await jumpTo(1_000_000);
    const store = createTaskStore(roomy);
    store.put('t1', task('t1'));
    await jumpTo(1_059_000);
    expect(store.get('t1')).toBeDefined();
    await jumpTo(1_061_000);
    expect(store.get('t1')).toBeUndefined();
    clock.mockRestore();
  });
});
