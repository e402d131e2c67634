import { describe, expect, it } from 'vitest';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { celebrationOf } from '@/lib/queries/built-in/built-in-feast';
import { feastYears } from './feast-years';

const years = async (saint: string, monthDay: string, today: string, calendar: CalendarName = 'general') => {
  const id = await celebrationOf(saint, monthDay, calendar);
  const found = await feastYears({ id, monthDay, today, locale: 'en', calendar });
  return { id, days: found.map(({ date, celebration, movedFrom, givesWayTo, beside }) => [date, celebration?.rank, movedFrom && `${movedFrom.date} ${movedFrom.by.id}`, givesWayTo?.id, beside?.id]) };
};

describe('the day of a saint, this year and next', () => {
  it('is moved off a Sunday of Lent, which is named (O-32)', async () => {
    expect(await years('joseph-spouse-of-mary', '03-19', '2027-05-01')).toEqual({
      id: 'joseph_spouse_of_mary', days: [['2027-03-19', 'solemnity', undefined, undefined, undefined], ['2028-03-20', 'solemnity', '2028-03-19 lent_3_sunday', undefined, undefined]],
    });
  });

  it('gives way to a Sunday, which is named', async () => {
    expect((await years('jerome', '09-30', '2029-01-01')).days).toEqual([
      ['2029-09-30', undefined, undefined, 'ordinary_time_26_sunday', undefined], ['2030-09-30', 'memorial', undefined, undefined, undefined],
    ]);
  });

  it('is only commemorated in Lent', async () => {
    expect((await years('perpetua-of-carthage', '03-07', '2026-01-01')).days[0]).toEqual(['2026-03-07', 'optional-memorial', undefined, undefined, undefined]);
  });

  it('is that of the country that celebrates the saint, on the date that it has there', async () => {
    expect((await years('walpurga-of-heidenheim', '02-25', '2027-03-01')).id).toBeUndefined();
    expect(await years('walpurga-of-heidenheim', '02-25', '2027-03-01', 'germany')).toEqual({
      id: 'walpurga_of_heidenheim_abbess',
      days: [['2027-02-25', 'optional-memorial', undefined, undefined, undefined], ['2028-02-25', 'optional-memorial', undefined, undefined, undefined]],
    });
    expect((await years('elizabeth-of-hungary', '11-17', '2026-01-01', 'germany')).days[0]).toEqual(['2026-11-19', 'memorial', undefined, undefined, undefined]);
  });

  it('of one in the Martyrology only is the date, with what the calendar has; 29 February in leap years only', async () => {
    const found = await feastYears({ id: undefined, monthDay: '02-29', today: '2027-06-01', locale: 'en', calendar: 'general' });
    expect(found.map(({ date, beside }) => [date, beside?.id])).toEqual([['2028-02-29', 'ordinary_time_8_tuesday']]);
  });
});
