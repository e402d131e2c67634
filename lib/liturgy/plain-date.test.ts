import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isPlainDate, parsePlainDate, plainDate, weekdayOf } from './plain-date';
import { candidateTodays, todayIn } from './today';

describe('plain dates', () => {
  it('accept real days only', () => {
    expect(parsePlainDate('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
    const impossible = ['2027-02-29', '2026-02-30', '2026-04-31', '2026-00-10', '2026-13-01', '2100-02-29'];
    for (const text of [...impossible, '2026-1-1', ' 2026-01-01', '2026-01-01T00:00']) {
      expect(isPlainDate(text), text).toBe(false);
    }
    expect(plainDate(2026, 4, 31)).toBeUndefined();
    expect(plainDate(2026, 4.5, 3)).toBeUndefined();
  });

  it('count days over months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(weekdayOf('2026-11-29')).toBe(0);
    expect(weekdayOf('2028-02-29')).toBe(2);
  });
});

describe('a step out of the years that can be written', () => {
  it.each([['9999-12-31', 1], ['1000-01-01', -1], ['2026-01-01', 1e7], ['2026-01-01', Number.NaN]])('%s and %s days is an error, not a date in another form', (date, count) => {
    expect(() => addDays(date, count)).toThrow(RangeError);
  });
});

describe('today', () => {
  it('is the day of the asked zone; a bad zone counts as UTC', () => {
    const now = new Date('2026-11-29T23:30:00Z');
    expect(todayIn('Pacific/Kiritimati', now)).toBe('2026-11-30');
    expect(todayIn('America/Los_Angeles', now)).toBe('2026-11-29');
    expect(todayIn('Mars/Olympus', now)).toBe('2026-11-29');
    expect(todayIn('', now)).toBe('2026-11-29');
  });

  it('has three candidates between 10 and 12 UTC and two otherwise', () => {
    expect(candidateTodays(new Date('2026-11-29T11:00:00Z'))).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
    expect(candidateTodays(new Date('2026-11-29T09:59:00Z'))).toEqual(['2026-11-28', '2026-11-29']);
    expect(candidateTodays(new Date('2026-11-29T12:00:00Z'))).toEqual(['2026-11-29', '2026-11-30']);
  });
});
