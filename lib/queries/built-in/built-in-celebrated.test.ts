import { describe, expect, it } from 'vitest';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { saintsOfIds } from './built-in';
import { celebratedOn } from './built-in-celebrated';

const peopleOn = async (date: string, calendar: CalendarName = 'general') => {
  const found = await celebratedOn(await liturgicalDay(date, calendar), calendar);
  return [...found.values()].flatMap(({ people }) => people);
};

describe('whom a day celebrates', () => {
  it.each([
    ['2026-03-19', 'general', ['joseph-spouse-of-mary']],
    // Moved off a Sunday of Lent (O-32), and on a date of the country's own.
    ['2028-03-20', 'general', ['joseph-spouse-of-mary']],
    ['2026-11-19', 'germany', ['elizabeth-of-hungary']],
    ['2027-11-27', 'ireland', ['virgilius-of-salzburg']],
    // On that date the Martyrology has her bare name.
    ['2027-11-17', 'germany', ['gertrude-the-great']],
    ['2027-04-05', 'general', []],
    ['2026-12-01', 'general', []],
  ] as const)('on %s in the calendar %s is %j, whatever the saint’s own date', async (date, calendar, ids) => {
    expect(await peopleOn(date, calendar)).toEqual(ids);
    expect(saintsOfIds(ids, 'en').map(({ id }) => id)).toEqual(ids);
  });

  it('has a bare entry of the same name among its records, so that nobody stands in the list twice', async () => {
    const found = await celebratedOn(await liturgicalDay('2027-11-17', 'germany'), 'germany');
    expect([...found.values()].flatMap(({ records }) => records)).toEqual(['gertrude-the-great', 'gertrude-11-17']);
  });
});
