import { describe, expect, it } from 'vitest';
import { easterSunday } from './easter';
import type { CalendarId } from './national-calendars';
import { oddDays, testedYears } from './testing/odd-days';
import { solemnities } from './testing/solemnities';

/** Calendars with no solemnity of their own that can be impeded, and their own that cannot; `every-day-with-patrons.test.ts` has the others. */
const patrons: Partial<Record<CalendarId, readonly string[]>> = {
  general: [],
  'united-states': [],
  germany: [],
  austria: [],
  france: [],
  italy: [],
  spain: ['james_apostle'],
};

describe.each(Object.entries(patrons))('the calendar %s', (calendar, own) => {
  it('keeps every solemnity once a year, ranks in order, and has full readings for every day', async () => {
    expect(await oddDays(calendar as CalendarId, [...solemnities, ...own])).toEqual([]);
  });
});

it('the tested years have every date that Easter has from 2020 to 2060', () => {
  const easters = (years: readonly number[]) => new Set(years.map((year) => easterSunday(year).slice(5)));
  const all = Array.from({ length: 41 }, (_, index) => 2020 + index);
  expect(easters(testedYears)).toEqual(easters(all));
});
