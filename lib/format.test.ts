import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant, formatNumber, formatPercent, formatYearRange, monthName, weekdayName, type DayStyle } from './format';
import { routing, type Locale } from './i18n/routing';

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('formatDay', () => {
  it.each<[string, Locale, DayStyle, string]>([
    ['2026-11-30', 'en', 'full', 'Monday 30 November 2026'],
    ['2026-11-30', 'de', 'full', 'Montag, 30. November 2026'],
    ['2026-11-30', 'fr', 'full', 'lundi 30 novembre 2026'],
    ['2026-11-30', 'hu', 'full', '2026. november 30., hétfő'],
    ['2026-11-30', 'zh', 'full', '2026年11月30日 星期一'],
    ['2026-11-30', 'mt', 'full', 'It-Tnejn, 30 ta’ Novembru 2026'],
    ['2026-10-01', 'fr', 'long', '1er octobre 2026'],
    ['1873-01-02', 'en', 'long', '2 January 1873'],
    ['2026-11-29', 'en', 'weekday-day', 'Sunday 29'],
    ['2026-11-29', 'de', 'weekday-day', 'Sonntag, 29.'],
    ['2026-11-29', 'hu', 'weekday-day', '29., vasárnap'],
    ['2026-12-01', 'en', 'day-month', '1 December'],
    ['10-01', 'en', 'long', '1 October'],
    ['02-29', 'de', 'long', '29. Februar'],
    ['2026-03', 'en', 'full', 'March 2026'],
    ['2026-03', 'hu', 'long', '2026. március'],
    ['2026-03', 'zh', 'long', '2026年3月'],
    ['0304', 'en', 'long', '304'],
    ['325', 'zh', 'long', '325年'],
    ['0230-05-23', 'en', 'full', '23 May 230'],
    ['0067-06-29', 'en', 'full', '29 June 67'],
    ['1500-02-29', 'en', 'long', '29 February 1500'],
    ['1582-10-15', 'en', 'full', 'Friday 15 October 1582'],
    ['0001', 'en', 'long', '1'],
    ['-0004', 'en', 'long', '4 BC'],
    ['-0004', 'de', 'long', '4 v. Chr.'],
    ['1347?', 'en', 'long', 'c. 1347'],
    ['~1347', 'de', 'long', 'um 1347'],
    ['c. 1347', 'hu', 'long', '1347 körül'],
    ['1347~', 'zh', 'long', '约1347年'],
    ['2024-02-29', 'en', 'long', '29 February 2024'],
    ['1924-00-00', 'en', 'long', '1924'],
    ['1924-00', 'de', 'long', '1924'],
    ['1924-05-00', 'fr', 'full', 'mai 1924'],
    ['1924-00-00~', 'en', 'long', 'c. 1924'],
    ['0000-00-00', 'en', 'long', '0000-00-00'],
    ['1924-00-07', 'en', 'long', '1924-00-07'],
    ['05-00', 'en', 'long', '05-00'],
  ])('%s in %s as %s', (date, locale, style, expected) => {
    expect(plain(formatDay(date, locale, style))).toBe(expected);
  });

  it.each(['2026-02-30', '2026-13', '2026-00-10', '02-30', 'fourth century', '', '1123/1124', '2025-02-29'])('gives %j back as it is', (text) => {
    expect(formatDay(text, 'en')).toBe(text);
  });

  it('agrees with Intl on the weekday and the month of every day of two years, in whatever zone it runs', () => {
    const intl = new Intl.DateTimeFormat('en-GB', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
    for (let index = 0; index < 731; index += 1) {
      const moment = new Date(Date.UTC(2024, 0, 1 + index));
      const expected = intl.format(moment).replace(',', '');
      expect(plain(formatDay(moment.toISOString().slice(0, 10), 'en', 'full'))).toBe(expected);
    }
  });

  it.each(['de', 'fr', 'hu', 'mt'] as const)('has the month names of Intl in %s', (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const intl = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 5)));
      expect(monthName(month, locale)).toBe(intl);
    }
  });

  it.each(['de', 'fr', 'hu', 'mt', 'zh'] as const)('has the weekday names of Intl in %s', (locale) => {
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const tag = locale === 'zh' ? 'zh-Hans' : locale;
      const intl = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 1, 1 + weekday)));
      expect(weekdayName(weekday, locale)).toBe(intl);
    }
  });

  it('keeps a date on one line', () => {
    for (const locale of routing.locales) expect(formatDay('2026-11-30', locale)).not.toMatch(/ /);
  });
});

describe('formatInstant', () => {
  const instant = '2026-11-30T23:05:00.000Z';

  it.each<[string | undefined, Locale, string]>([
    ['Europe/Vienna', 'en', '1 December 2026, 00:05'],
    ['Europe/Vienna', 'de', '1. Dezember 2026, 00:05'],
    ['America/New_York', 'en', '30 November 2026, 18:05'],
    ['Pacific/Kiritimati', 'zh', '2026年12月1日, 13:05'],
    ['UTC', 'en', '30 November 2026, 23:05 UTC'],
    [undefined, 'en', '30 November 2026, 23:05 UTC'],
  ])('in %s, %s', (zone, locale, expected) => {
    expect(plain(formatInstant(instant, locale, zone))).toBe(expected);
  });

  it('leaves what is no instant as it is', () => {
    expect(formatInstant('yesterday', 'en', 'Europe/Vienna')).toBe('yesterday');
  });
});

describe('numbers', () => {
  it.each<[Locale, string, string]>([
    ['en', '1,234,567', '34.5%'],
    ['de', '1.234.567', '34,5 %'],
    ['fr', '1 234 567', '34,5 %'],
    ['hu', '1 234 567', '34,5%'],
    ['zh', '1,234,567', '34.5%'],
    ['mt', '1,234,567', '34.5%'],
  ])('are grouped as in %s', (locale, number, percent) => {
    expect(plain(formatNumber(1_234_567, locale))).toBe(number);
    expect(plain(formatPercent(34.5, locale))).toBe(percent);
  });
});

describe('formatYearRange', () => {
  it.each<[number | string, number | string | undefined, Locale, string]>([
    [1950, 2022, 'en', '1950–2022'],
    ['1950-01-01', '2022', 'zh', '1950–2022年'],
    [2022, 2022, 'de', '2022'],
    ['2025-05-08', undefined, 'en', '2025–'],
    ['0067', '0076', 'en', '67–76'],
    ['0347~', '0420-09-30', 'en', 'c. 347 – 420'],
    ['0347', '0420~', 'de', '347 – um 420'],
    ['0304~', '0304~', 'en', 'c. 304'],
    ['-0004~', '0030', 'en', 'c. 4 BC – 30'],
    ['0100~', undefined, 'en', 'c. 100 –'],
  ])('%s to %s in %s', (from, to, locale, expected) => {
    expect(plain(formatYearRange(from, to, locale))).toBe(expected);
  });
});
