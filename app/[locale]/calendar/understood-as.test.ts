import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { findDays } from './find-day';
import { understoodAs } from './understood-as';

const todays = ['2026-11-30'];

describe('a date in figures (O-30)', () => {
  it.each(routing.locales)('is read day first in %s, and the other order is offered from both days', async (locale) => {
    expect(await findDays('03/04/2026', todays, locale)).toEqual(['2026-04-03']);
    expect(await understoodAs('03/04/2026', '2026-04-03', todays, locale)).toEqual({ order: 'day', other: '2026-03-04' });
    expect(await understoodAs('03/04/2026', '2026-03-04', todays, locale)).toEqual({ order: 'month', other: '2026-04-03' });
  });

  it('offers nothing else where only one order is a date, or both are the same', async () => {
    for (const [asked, shown] of [['14/04/2026', '2026-04-14'], ['04/14/2026', '2026-04-14'], ['04/04/2026', '2026-04-04'], ['3.4.2026', '2026-04-03']] as const) {
      expect(await findDays(asked, todays, 'en'), asked).toEqual([shown]);
      expect(await understoodAs(asked, shown, todays, 'en'), asked).toEqual({});
    }
    expect(await findDays('2026/13/1', todays, 'en')).toEqual([]);
  });
});

describe('words for a day', () => {
  it('"next Sunday" names the date it took and offers the other, whatever the weekday of today; never one that is past (O-29)', async () => {
    for (const [today, date, other] of [['2026-11-28', '2026-11-29', '2026-12-06'], ['2026-11-29', '2026-12-06', undefined], ['2026-11-30', '2026-12-06', '2026-12-13']] as const) {
      expect(await findDays('next Sunday', [today], 'en'), today).toEqual([date]);
      expect(date > today).toBe(true);
      expect(await understoodAs('next Sunday', date, [today], 'en'), today).toEqual(other ? { other } : {});
      if (other) expect(await understoodAs('next Sunday', other, [today], 'en')).toEqual({ other: date });
    }
    expect(await findDays('this Sunday', ['2026-11-29'], 'en')).toEqual(['2026-11-29']);
  });

  it('say that a celebration was moved (O-13, O-32, O-37) or gives way, each in its own year', async () => {
    expect(await understoodAs('Annunciation 2027', '2027-04-05', todays, 'en')).toEqual({ movedFrom: '2027-03-25' });
    expect(await understoodAs('Annunciation 2024', '2024-04-08', todays, 'en')).toEqual({ movedFrom: '2024-03-25' });
    expect(await understoodAs('Saint Joseph 2028', '2028-03-20', todays, 'en')).toEqual({ movedFrom: '2028-03-19' });
    expect(await understoodAs('Immaculate Conception 2030', '2030-12-09', todays, 'en')).toEqual({ movedFrom: '2030-12-08' });
    expect(await understoodAs('Saint Joseph 2026', '2026-03-19', todays, 'en')).toEqual({});
    expect(await understoodAs('Saint Matthew 2025', '2025-09-21', todays, 'en')).toEqual({ givesWay: true });
  });

  it.each(['', '2026-12-25', '<b>', 'tomorrow', '03/04/1960'])('nothing is said of %j on a day that it does not mean, nor of a plain date', async (asked) => {
    expect(await understoodAs(asked, '2026-12-25', todays, 'en')).toBeUndefined();
  });

  it('are understood in the calendar of the reader', async () => {
    expect(await findDays('Ascension 2026', todays, 'en')).toEqual(['2026-05-14']);
    expect(await findDays('Ascension 2026', todays, 'en', 'united-states')).toEqual(['2026-05-17']);
    expect(await findDays('Thanksgiving 2026', todays, 'en', 'united-states')).toEqual(['2026-11-26']);
  });
});
