import { dateNames } from './i18n/date-names';
import { datePatterns } from './i18n/date-patterns';
import { keepMade } from './i18n/keep-made';
import { unknownZone } from './i18n/reader-zone';
import type { Locale } from './i18n/routing';

/** full: with the weekday; long: day, month, year; day-month: without the year; weekday-day: "Sunday 29". */
export type DayStyle = 'full' | 'long' | 'day-month' | 'weekday-day';

interface WrittenDate { year?: number; month?: number; day?: number; about: boolean }

/** A date without the month and day that a source has as "00", for unknown: "1924-00-00" is 1924. A year of zeros is no date and stays, and so does "05-00", a month without a year. */
export const withoutZeros = (date: string) => date.replace(/^(?!\d\d-00$)(-?(?!0+-)\d{1,4}(?:-(?!00)\d{2})?)(?:-00)+$/, '$1');

/** YYYY-MM-DD, YYYY-MM, YYYY (also three digits or before Christ) or MM-DD; "~", "?" or a "c." say that it is approximate. */
function readDate(text: string): WrittenDate | undefined {
  const trimmed = text.trim();
  const about = /^(c\.|ca\.|circa|~)\s*/i.test(trimmed) || /[~?]$/.test(trimmed);
  const bare = withoutZeros(trimmed.replace(/^(c\.|ca\.|circa|~)\s*/i, '').replace(/[~?]+$/, ''));
  const feast = /^(?:--)?(\d{2})-(\d{2})$/.exec(bare);
  const match = feast ? [bare, undefined, feast[1], feast[2]] : /^(-?\d{1,4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(bare);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  // 29 February has to pass where no year says otherwise; Julian leap years come every fourth year without exception.
  const last = month ? new Date(Date.UTC(year === undefined ? 2000 : year < 1582 ? 2000 + (year % 4) : year, month, 0)).getUTCDate() : 31;
  if ((month !== undefined && (month < 1 || month > 12)) || (day !== undefined && (day < 1 || day > last))) return undefined;
  return { year, month, day, about };
}

/** 0 for Sunday. Older dates are of the Julian calendar, as the sources give them: no weekday is better than a wrong one. */
function weekdayOf(year: number, month: number, day: number): number | undefined {
  const gregorian = year > 1582 || (year === 1582 && (month > 10 || (month === 10 && day >= 15)));
  return gregorian ? new Date(Date.UTC(year, month - 1, day)).getUTCDay() : undefined;
}

/**
 * A date in words, never shifted by a time zone.
 * @param date `YYYY-MM-DD`, `YYYY-MM`, `YYYY` ("0304" is the year 304, "-0004" the year 4 BC) or `MM-DD`; a trailing "?" or "~" means about
 * @returns as much of the style as the date holds (no weekday before 15 October 1582); what is not a date comes back as it is
 */
export function formatDay(date: string, locale: Locale, style: DayStyle = 'long'): string {
  const read = readDate(date);
  if (!read) return date;
  const { year, month, day, about } = read;
  const say = datePatterns[locale];
  const count = year === undefined ? undefined : String(Math.abs(year));
  const words = () => {
    if (day !== undefined && month !== undefined) {
      if (year === undefined || count === undefined || style === 'day-month') return say.dayMonth(day, month);
      const weekday = weekdayOf(year, month, day);
      if (style === 'weekday-day' && weekday !== undefined) return say.weekdayDay(weekday, day);
      const written = say.date(day, month, year < 0 ? say.beforeChrist(count) : count);
      return style === 'full' && weekday !== undefined ? say.withWeekday(weekday, written) : written;
    }
    if (count === undefined || year === undefined) return date;
    const era = year < 0 ? say.beforeChrist(count) : count;
    return month === undefined ? say.year(era) : say.monthYear(month, era);
  };
  return about ? say.about(words()) : words();
}

/** The name of a month, 1 to 12, as it stands inside a sentence. */
export function monthName(month: number, locale: Locale): string {
  return dateNames[locale].months[month - 1] ?? '';
}

/** The name of a weekday, 0 is Sunday. */
export function weekdayName(weekday: number, locale: Locale, style: 'long' | 'short' = 'long'): string {
  return dateNames[locale][style === 'long' ? 'weekdays' : 'shortWeekdays'][weekday] ?? '';
}

/** Chromium has no Maltese and would take the reader's own language; Maltese groups digits as English does. */
const numberTag = (locale: Locale) => (locale === 'zh' ? 'zh-Hans' : locale === 'mt' ? 'en' : locale);

/** Kept for a language, a number of decimals and, where it says so, percent: "de 1 percent". */
const numberFormat = keepMade(60, (key) => {
  const [tag, decimals, style] = key.split(' ');
  return new Intl.NumberFormat(tag, { style: style === 'percent' ? style : 'decimal', maximumFractionDigits: Number(decimals) });
});

/** A number with the digits grouped as the language does. */
export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 1): string {
  return numberFormat(`${numberTag(locale)} ${maximumFractionDigits}`).format(value);
}

/** Percent of a value that is already in percent: 34.5 is "34.5%". */
export function formatPercent(percent: number, locale: Locale, maximumFractionDigits = 1): string {
  return numberFormat(`${numberTag(locale)} ${maximumFractionDigits} percent`).format(percent / 100);
}

/** The year that a date begins with, "~" kept: "0347-02~" is "0347~". */
const yearOf = (date: string) => date.trim().replace(/^(-?\d{1,4})(?:-\d{2}){0,2}/, '$1');

/**
 * "1950–2022"; one year alone when both are the same, an open end when the second is missing; "c. 347 – 420" where one of them is approximate.
 * Years as numbers or as `YYYY…` text, which may end with "~".
 */
export function formatYearRange(from: number | string, to: number | string | undefined, locale: Locale): string {
  const [first, last] = [yearOf(String(from)), to === undefined ? undefined : yearOf(String(to))];
  if (first === last) return formatDay(first, locale);
  if (/[~?]/.test(first + (last ?? ''))) return `${formatDay(first, locale)} – ${last === undefined ? '' : formatDay(last, locale)}`.trim();
  const say = (year: string) => (Number(year) < 0 ? datePatterns[locale].beforeChrist(String(-Number(year))) : String(Number(year)));
  return last === undefined ? `${say(first)}–` : datePatterns[locale].year(`${say(first)}–${say(last)}`);
}

const instantIn = keepMade(100, (timeZone) => new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
}));

/**
 * An instant in a zone; in UTC, which stands for an unknown zone, it says so.
 * @param iso ISO 8601 instant; what is none comes back as it is
 * @param timeZone IANA name, from next-intl's `useTimeZone`: server and browser have the same
 */
export function formatInstant(iso: string, locale: Locale, timeZone: string = unknownZone): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  const parts = new Map(instantIn(timeZone).formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = formatDay(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, locale);
  return `${day}, ${parts.get('hour')}:${parts.get('minute')}${timeZone === unknownZone ? ' UTC' : ''}`;
}

/** The largest unit that fits whole into an age is named. */
const AGE_UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000], ['second', 1_000]];

const ageFormat = keepMade(6, (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));

/**
 * How long ago an instant was, in words: "3 days ago".
 * @param iso ISO 8601 instant
 * @param now the instant to count from; what lies after it counts as now
 */
export function formatAge(iso: string, now: Date, locale: Locale): string {
  const age = Math.max(0, now.getTime() - Date.parse(iso));
  const [unit, length] = AGE_UNITS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', 1_000];
  return ageFormat(locale === 'zh' ? 'zh-Hans' : locale).format(-Math.floor(age / length), unit);
}
