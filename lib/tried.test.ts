import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lifeOf, markOf, triedBefore, TRIED_SECONDS, withMark } from './tried';

const saint = { skill: 'saint_lookup', input: { saint_id: 'anne' } };

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

describe('what was asked in vain on a page', () => {
  it('is told from everything else that may be asked there, with its reason', () => {
    const value = withMark(undefined, markOf(saint, 'service-down'));
    expect(triedBefore(value, { ...saint, calls: { left: 3, of: 5 } })).toEqual({ reason: 'service-down', seconds: undefined });
    for (const other of [{ ...saint, skill: 'pope_lookup' }, { ...saint, input: { saint_id: 'anna' } }, { ...saint, input: { query: 'anne' } }]) expect(triedBefore(value, other)).toBeUndefined();
    expect(triedBefore(undefined, saint)).toBeUndefined();
  });

  it('counts on what the agent asked to wait; a pause that is over is none, a fault stays one', () => {
    const [pause, fault] = [markOf(saint, 'rate', 90), markOf(saint, 'service-down', 90)];
    vi.advanceTimersByTime(30_000);
    for (const [mark, reason] of [[pause, 'rate'], [fault, 'service-down']] as const) expect(triedBefore(mark, saint)).toEqual({ reason, seconds: 60 });
    vi.advanceTimersByTime(61_000);
    expect(triedBefore(pause, saint)).toBeUndefined();
    expect(triedBefore(fault, saint)).toEqual({ reason: 'service-down', seconds: 0 });
  });

  it('is remembered ten minutes, or as long as the agent asks to wait, but never longer than a day', () => {
    expect([lifeOf(markOf(saint, 'timeout')), lifeOf(markOf(saint, 'rate', 5)), lifeOf(markOf(saint, 'rate', 3_000)), lifeOf(markOf(saint, 'rate', 9e6))]).toEqual([TRIED_SECONDS, TRIED_SECONDS, 3_000, 86_400]);
  });

  it('keeps the last few, each once with its last reason, and nothing that is no mark', () => {
    const marks = Array.from({ length: 20 }, (_, index) => markOf({ ...saint, input: index }, 'unreadable'));
    const value = marks.reduce<string>((kept, mark) => withMark(withMark(kept, mark), mark), 'x;domain=evil.<b>');
    expect(value.split('.')).toEqual(marks.slice(-8));
    expect(withMark('a b.<i>.abc', 'abc_rate_x')).toBe('abc_rate_x');
    expect(withMark('abc_rate_x.b_plan', 'abc_plan')).toBe('b_plan.abc_plan');
  });

  it.each(['unknown', '__proto__', 'toString', ''])('does not believe a cookie the reason "%s"', (reason) => {
    const sign = markOf(saint, 'plan').split('_')[0];
    expect(triedBefore(`${sign}_${reason}`, saint)).toBeUndefined();
  });

  it.each([{ query: 'Szűz Mária 马利亚' }, { query: '' }, {}, []])('a mark of %o is short and plain', (input) => expect(markOf({ skill: 's', input }, 'empty-answer', 60)).toMatch(/^[0-9a-z]{1,7}_empty-answer_[0-9a-z]{6}$/));
});
