import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastSeconds, rememberTime, usualSeconds } from './answer-times';

function withStorage(initial?: string): Map<string, string> {
  const kept = new Map(initial === undefined ? [] : [['answer-times', initial]]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('what is usual', () => {
  it('is the median of the last answers of the same agent, and nothing while fewer than three are known', () => {
    withStorage();
    rememberTime('A', '1', 10_000);
    rememberTime('A', '2', 90_000);
    expect(usualSeconds('A')).toBeUndefined();
    expect([lastSeconds('A'), lastSeconds('B')]).toEqual([90, undefined]);
    rememberTime('A', '2', 90_000);
    expect(usualSeconds('A')).toBeUndefined();
    rememberTime('A', '3', 31_400);
    expect(usualSeconds('A')).toBe(31);
    rememberTime('A', '4', 32_600);
    expect(usualSeconds('A')).toBe(32);
    expect(usualSeconds('B')).toBeUndefined();
  });

  it('forgets all but the last twenty', () => {
    const kept = withStorage();
    for (let ticket = 1; ticket <= 40; ticket += 1) rememberTime('A', String(ticket), ticket * 1_000);
    expect(JSON.parse(kept.get('answer-times') ?? '{}').A).toHaveLength(20);
    expect(usualSeconds('A')).toBe(31);
  });

  it.each(['', '[]', 'null', '{"A":5}', '{"A":[["x"],[1,2],["y",-1]]}', '{'])('is unknown where storage holds %j', (held) => {
    withStorage(held);
    expect(usualSeconds('A')).toBeUndefined();
    rememberTime('A', 't', 1_000);
    expect(usualSeconds('A')).toBeUndefined();
  });

  it('is unknown where storage is refused', () => {
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('refused'); }, setItem: () => { throw new Error('refused'); } });
    rememberTime('A', 't', 1_000);
    expect(usualSeconds('A')).toBeUndefined();
  });
});
