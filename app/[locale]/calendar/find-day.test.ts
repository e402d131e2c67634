import { describe, expect, it } from 'vitest';
import { findDays } from './find-day';

const evening = ['2026-12-07', '2026-12-08'];

describe('a day that a reader types', () => {
  it('may be a date, a month or a year', async () => {
    expect(await findDays('2026-12-25', evening, 'en')).toEqual(['2026-12-25']);
    expect(await findDays('2026-12', evening, 'en')).toEqual(['2026-12']);
  });

  it.each([['March 2027', 'en'], ['März 2027', 'de'], ['2027. március', 'hu'], ['2027年3月', 'zh'], ['mars 2027', 'mt']] as const)('may be a month by its name: %s', async (asked, locale) =>
    expect(await findDays(asked, evening, locale)).toEqual(['2027-03']));

  it('is none in a month outside the years', async () => expect(await findDays('March 2150', evening, 'en')).toEqual([]));

  it.each([['12. 25.', 'hu', '2026-12-25'], ['Xmas', 'en', '2026-12-25'], ['Xmas 2027', 'en', '2027-12-25']] as const)('%s (%s) is %s', async (asked, locale, date) => expect(await findDays(asked, evening, locale)).toEqual([date]));

  it.each([
    ['Annunciation 2027', 'en', '2027-04-05'],
    ['Easter Sunday 2026', 'en', '2026-04-05'],
    ['Ostersonntag 2026', 'de', '2026-04-05'],
    ['Saint Joseph 2028', 'en', '2028-03-20'],
  ] as const)('%s (%s) is %s whatever the day is', async (asked, locale, date) => {
    expect(await findDays(asked, evening, locale)).toEqual([date]);
  });

  it('is as uncertain as today is (O-03)', async () => {
    expect(await findDays('today', evening, 'en')).toEqual(evening);
    expect(await findDays('today', ['2026-12-08'], 'en')).toEqual(['2026-12-08']);
  });

  it.each(['2026-02-30', '2027-02-29', '2026-04-31', '2026-00-10', '31 April 2026', 'Easter 2150', 'not a day', ''])('is none for %j (O-31)', async (asked) => {
    expect(await findDays(asked, evening, 'en')).toEqual([]);
  });
});
