import { describe, expect, it, vi } from 'vitest';
import { keepMade } from './keep-made';

describe('what is kept for a key', () => {
  it('is made once', () => {
    const make = vi.fn((key: string) => key.toUpperCase());
    const kept = keepMade(3, make);
    expect([kept('a'), kept('b'), kept('a')]).toEqual(['A', 'B', 'A']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('never grows beyond its limit, whatever keys come', () => {
    const make = vi.fn((key: string) => key);
    const kept = keepMade(2, make);
    for (const key of ['a', 'b', 'c', 'c', 'a']) expect(kept(key)).toBe(key);
    expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is nothing where making it failed', () => {
    const make = vi.fn((key: string): string => { throw new RangeError(key); });
    const kept = keepMade(2, make);
    expect(() => kept('a')).toThrow(RangeError);
    expect(() => kept('a')).toThrow(RangeError);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
