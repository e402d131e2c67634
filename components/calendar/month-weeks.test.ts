import { describe, expect, it } from 'vitest';
import { monthWeeks } from './month-weeks';
import { weekdayOrder, weekStart } from './week-start';

describe('the weeks of a month', () => {
  it('begins December 2026 on Sunday 29 November, or on Monday 30', () => {
    expect(monthWeeks(2026, 12, 0)[0]).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
    expect(monthWeeks(2026, 12, 1)[0]?.[0]).toBe('2026-11-30');
  });

  it('has four weeks where February fills them, and six where a month needs them', () => {
    expect(monthWeeks(2026, 2, 0)).toHaveLength(4);
    expect(monthWeeks(2026, 2, 1)).toHaveLength(5);
    expect(monthWeeks(2026, 8, 0)).toHaveLength(6);
  });

  it('holds 29 February in a leap year only', () => {
    expect(monthWeeks(2028, 2, 1).flat()).toContain('2028-02-29');
    expect(monthWeeks(2027, 2, 1).flat()).not.toContain('2027-02-29');
  });

  it.each([0, 1] as const)('holds every day of every month once, in order, from 1970 to 2100 (start %i)', (start) => {
    for (let year = 1970; year <= 2100; year += 1) {
      const own = Array.from({ length: 12 }, (_, index) => {
        const prefix = `${year}-${String(index + 1).padStart(2, '0')}`;
        return monthWeeks(year, index + 1, start).flat().filter((date) => date.startsWith(prefix));
      }).flat();
      expect(own).toEqual([...new Set(own)].toSorted());
      expect(own).toHaveLength(year % 4 === 0 && year !== 2100 ? 366 : 365);
    }
  });

  it('has nothing for a month that does not exist', () => {
    expect(monthWeeks(2026, 13, 0)).toEqual([]);
    expect(monthWeeks(2026, 0, 0)).toEqual([]);
  });
});

describe('the start of the week', () => {
  it('is Sunday in English and Maltese, Monday elsewhere', () => {
    expect(weekStart).toEqual({ en: 0, mt: 0, de: 1, fr: 1, hu: 1, zh: 1 });
  });

  it('orders the weekdays', () => {
    expect(weekdayOrder(1)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });
});
