import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from './calendar';
import { displacedOn } from './displaced-on';
import { calendarIds, type CalendarId } from './national-calendars';

const on = async (date: string, calendar: CalendarId = 'general') => displacedOn(await liturgicalDay(date, calendar), calendar);

describe('what a higher day displaces', () => {
  it.each([
    ['2025-11-30', 'general', ['andrew_apostle']],
    ['2027-02-10', 'general', ['scholastica_of_nursia_virgin']],
    // The Annunciation is moved, and therefore no less kept; the day to which it goes has a memorial of its own.
    ['2027-03-25', 'general', []],
    ['2027-04-05', 'general', ['vincent_ferrer_priest']],
    ['2026-11-30', 'general', []],
    // A country's own, on its own date.
    ['2027-07-04', 'germany', ['elizabeth_of_portugal', 'ulrich_of_augsburg_bishop']],
    ['2028-11-19', 'germany', ['elizabeth_of_hungary_religious']],
    ['2027-11-17', 'germany', []],
    ['2027-06-20', 'ireland', ['irish_martyrs']],
  ] as const)('on %s in the calendar %s is %j', async (date, calendar, ids) => {
    expect((await on(date, calendar)).toSorted()).toEqual(ids);
  });

  it('is not what the date of another celebration takes every year', async () => {
    expect(await on('2027-06-09', 'ireland')).toEqual([]);
    expect(await on('2026-01-21', 'germany')).toEqual([]);
  });

  it.each(calendarIds)('is kept on its date in another year (%s)', async (calendar) => {
    const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
    const days = (await Promise.all(years.map((year) => liturgicalYear(year, calendar)))).flat();
    const kept = new Set(days.flatMap(({ date, celebrations }) => celebrations.map(({ id }) => `${date.slice(5)} ${id}`)));
    const gone = (await Promise.all(days.map(async (day) => (await displacedOn(day, calendar)).map((id) => `${day.date.slice(5)} ${id}`)))).flat();
    expect([...new Set(gone)].filter((one) => !kept.has(one))).toEqual([]);
  });
});
