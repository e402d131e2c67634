import { describe, expect, it } from 'vitest';
import type { CalendarId } from './national-calendars';
import { oddDays } from './testing/odd-days';
import { solemnities } from './testing/solemnities';

/** The country's own solemnities: each once a year too, also where Lent or Easter takes its date. */
const patrons: Partial<Record<CalendarId, readonly string[]>> = {
  hungary: ['stephen_i_of_hungary', 'our_lady_of_hungary'],
  malta: ['shipwreck_of_saint_paul_apostle'],
  poland: ['adalbert_of_prague_bishop', 'our_lady_queen_of_poland', 'stanislaus_of_szczepanow_bishop', 'our_lady_of_czestochowa'],
  ireland: ['patrick_of_ireland_bishop'],
  england: ['george_of_lydda_martyr'],
  china: ['augustine_zhao_rong_priest_and_companions_martyrs'],
  brazil: ['our_lady_of_aparecida'],
  philippines: [],
};

describe.each(Object.entries(patrons))('the calendar %s', (calendar, own) => {
  it('keeps every solemnity once a year, ranks in order, and has full readings for every day', async () => {
    expect(await oddDays(calendar as CalendarId, [...solemnities, ...own])).toEqual([]);
  });
});
