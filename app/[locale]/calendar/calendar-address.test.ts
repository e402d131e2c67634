import { describe, expect, it } from 'vitest';
import { neighbourMonth, readCalendarAddress } from './calendar-address';

describe('an address of the calendar', () => {
  it('names a day, a month or a year', () => {
    expect(readCalendarAddress('2026-03-19')).toEqual({ kind: 'day', date: '2026-03-19' });
    expect(readCalendarAddress('2026-03')).toEqual({ kind: 'month', year: 2026, month: 3 });
    expect(readCalendarAddress('2026')).toEqual({ kind: 'year', year: 2026 });
    expect(readCalendarAddress('2028-02-29')).toEqual({ kind: 'day', date: '2028-02-29' });
  });

  it.each(['2026-02-30', '2027-02-29', '2026-04-31', '2026-00-10', '2026-13', '2026-00', '1969', '1969-12-31', '2101', '2101-01', '2026-3-19', '2026-03-19-', 'today', '', '٢٠٢٦'])(
    'never takes %j for a neighbour (O-31)',
    (text) => expect(readCalendarAddress(text)).toBeUndefined(),
  );

  it('steps over the turn of the year and stops at the ends', () => {
    expect(neighbourMonth(2026, 12, 1)).toBe('2027-01');
    expect(neighbourMonth(2026, 1, -1)).toBe('2025-12');
    expect(neighbourMonth(1970, 1, -1)).toBeUndefined();
    expect(neighbourMonth(2100, 12, 1)).toBeUndefined();
  });
});
