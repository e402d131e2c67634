import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTasks, rememberedTasks, rememberTask } from './answer-tasks';

const task = (number: number, at = Date.now()) => ({ ticket: `ticket-${number}`, task: `task-${number}`, question: `Question ${number}?`, at });

describe('answers that the browser remembers', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('come newest first, each once', () => {
    for (const number of [1, 2, 1]) rememberTask(task(number));
    expect(rememberedTasks().map(({ ticket }) => ticket)).toEqual(['ticket-1', 'ticket-2']);
  });

  it('are two hundred at most', () => {
    for (let number = 0; number < 205; number++) rememberTask(task(number));
    expect(rememberedTasks()).toHaveLength(200);
    expect(rememberedTasks()[199]?.ticket).toBe('ticket-5');
  });

  it('are forgotten after a day, also in what is stored', () => {
    rememberTask(task(1, Date.now() - 25 * 60 * 60 * 1000));
    expect(rememberedTasks()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('are forgotten with the conversations that the reader deletes', () => {
    for (const number of [1, 2, 3]) rememberTask(task(number));
    forgetTasks(['ticket-1', 'ticket-3']);
    expect([...kept.values()].join()).not.toMatch(/Question [13]/);
    expect(rememberedTasks().map(({ ticket }) => ticket)).toEqual(['ticket-2']);
    forgetTasks();
    expect(kept.size).toBe(0);
  });

  it.each(['not JSON', '{}', '[1, null, {"ticket": 5}]', '"x"'])('are none where %s is stored', (stored) => {
    kept.set('answer-tasks', stored);
    expect(rememberedTasks()).toEqual([]);
  });

  it('are none where storage is refused', () => {
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('refused'); }, setItem: () => { throw new Error('refused'); } });
    expect(() => rememberTask(task(1))).not.toThrow();
    expect(rememberedTasks()).toEqual([]);
  });
});
