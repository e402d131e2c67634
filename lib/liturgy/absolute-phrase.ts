import { commonAbsolutePatterns, dateWords, ROMAN_MONTHS } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold, parseNumber } from './phrase-text';
import { plainDate, weekdayOf } from './plain-date';

export interface AbsolutePhrase {
  date: string;
  /** The other reading of 03/04/2026 and 03-04-2026, which are taken as day first. */
  alternative?: string;
  /** What 26-12-25 is where years stand first. */
  yearFirst?: string;
}

type Outcome = AbsolutePhrase | 'no-such-date' | undefined;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Language {
  patterns: RegExp[];
  /** Folded name of a month to its number. */
  months: ReadonlyMap<string, number>;
  /** Folded name of a weekday to its number, longest first. */
  weekdays: [string, number][];
}

/** A year behind the name of a month may have two digits: "3 avril 26", "Dec 25 '26"; in Chinese its own word marks it. */
function withShortYears(pattern: string, locale: LiturgyLocale): string {
  if (!pattern.includes('{months}')) return pattern;
  const year = String.raw`(?<y>\d{4}`;
  const isLast = pattern.indexOf(year) > pattern.indexOf('{months}');
  return isLast ? pattern.replace(year, String.raw`'?(?<y>\d{4}|\d{2}`) : locale === 'zh' ? pattern.replace(year, String.raw`${year}|\d{2}`) : pattern;
}

function read(locale: LiturgyLocale): Language {
  const { absolute, months, weekdays } = dateWords[locale];
  const byName = new Map(months.flatMap((names, index) => names.map((name): [string, number] => [fold(name), index + 1])));
  const longest = [...byName.keys()].toSorted((a, b) => b.length - a.length);
  const alternation = longest.map(escaped).join('|');
  return {
    patterns: [...commonAbsolutePatterns, ...absolute].map((source) => new RegExp(withShortYears(source, locale).replace('{months}', alternation), 'iu')),
    months: byName,
    weekdays: weekdays
      .flatMap((names, index) => names.map((name): [string, number] => [fold(name), index]))
      .toSorted(([a], [b]) => b.length - a.length),
  };
}

const languages = new Map<LiturgyLocale, Language>();

function languageOf(locale: LiturgyLocale): Language {
  const language = languages.get(locale) ?? read(locale);
  languages.set(locale, language);
  return language;
}

/**
 * A day and month without a year: the nearest from today on, this year or next. 29 February has an answer only
 * where this year still has one: jumping to another leap year would surprise.
 */
function withoutYear(month: number, day: number, today: string): Outcome {
  const year = Number(today.slice(0, 4));
  const thisYear = plainDate(year, month, day);
  const date = thisYear && thisYear >= today ? thisYear : plainDate(year + 1, month, day);
  return date ? { date } : 'no-such-date';
}

/** Only a year that is typed with two digits is of this century: 0026 is the year 26, which no calendar here has. */
function yearOf(typed: string): number {
  return parseNumber(typed) + (/^\d{2}$/.test(typed) ? 2000 : 0);
}

function dated(year: string | undefined, month: number, day: number, today: string): Outcome {
  if (year === undefined) return withoutYear(month, day, today);
  const date = plainDate(yearOf(year), month, day);
  return date ? { date } : 'no-such-date';
}

const dateOf = (outcome: Outcome) => (typeof outcome === 'object' ? outcome.date : undefined);

/** 3/4/2026, 3-4-2026: day first; month first only where nothing else is a date. */
function threeNumbers(phrase: string, today: string): Outcome {
  const match = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(phrase);
  if (!match) return undefined;
  const [, one = '', separator, two = '', year] = match;
  const dayFirst = dateOf(dated(year, Number(two), Number(one), today));
  const monthFirst = dateOf(dated(year, Number(one), Number(two), today));
  const yearFirst = separator === '-' && one.length === 2 && year?.length === 2 ? dateOf(dated(one, Number(two), Number(year), today)) : undefined;
  const date = dayFirst ?? monthFirst;
  if (date === undefined) return 'no-such-date';
  return {
    date,
    ...(monthFirst !== undefined && monthFirst !== date ? { alternative: monthFirst } : {}),
    ...(yearFirst !== undefined && yearFirst !== date ? { yearFirst } : {}),
  };
}

function bareDate(phrase: string, { patterns, months }: Language, today: string): Outcome {
  const numbers = threeNumbers(phrase, today);
  if (numbers) return numbers;
  for (const pattern of patterns) {
    const groups = pattern.exec(phrase)?.groups;
    if (!groups) continue;
    const roman = ROMAN_MONTHS.indexOf(groups['rom'] ?? '');
    const month = groups['mon'] ? months.get(groups['mon']) : roman >= 0 ? roman + 1 : parseNumber(groups['m'] ?? '');
    // A pattern without a day ("l-ewwel ta' Mejju") is the first of the month.
    const day = groups['d'] ? parseNumber(groups['d']) : 1;
    return dated(groups['y'], month ?? NaN, day, today);
  }
  return undefined;
}

/** The weekday before or after a date, taken off: "Friday, 25 December", "2026年12月25日星期五". */
function withoutWeekday(phrase: string, { weekdays }: Language): { rest: string; weekday: number }[] {
  return weekdays.flatMap(([name, weekday]) => {
    const found: { rest: string; weekday: number }[] = [];
    const inWords = !/\p{Script=Han}/u.test(name);
    const before = phrase.startsWith(name) ? phrase.slice(name.length) : '';
    if (before && (!inWords || /^[.,\s]/.test(before))) found.push({ rest: before, weekday });
    const after = phrase.replace(/\)$/, '').endsWith(name) ? phrase.replace(/\)$/, '').slice(0, -name.length) : '';
    if (after && (!inWords || /[,\s(]$/.test(after))) found.push({ rest: after, weekday });
    return found.map(({ rest }) => ({ rest: rest.replace(/^[.,\s]*(?:(?:the|den|dem|der|le|il-)\s+)?|[,\s(]*$/g, ''), weekday }));
  });
}

/** The date of a phrase that names another weekday than it has: "Monday 25 December 2026". `phrase` is folded. */
export function contradictedDate(phrase: string, locale: LiturgyLocale, today: string): string | undefined {
  const language = languageOf(locale);
  const found = withoutWeekday(phrase, language).map(({ rest, weekday }) => ({ date: dateOf(bareDate(rest, language, today)), weekday }));
  return found.find(({ date, weekday }) => date !== undefined && weekdayOf(date) !== weekday)?.date;
}

/**
 * The date of a phrase that names day and month in one language, with or without a year and a weekday. `phrase` is folded.
 * 'no-such-date' for 30 February, month 13 or a weekday that the date does not have: never a neighbouring day.
 */
export function absolutePhrase(phrase: string, locale: LiturgyLocale, today: string): Outcome {
  const language = languageOf(locale);
  const bare = bareDate(phrase, language, today);
  if (bare) return bare;
  for (const { rest, weekday } of withoutWeekday(phrase, language)) {
    const found = bareDate(rest, language, today);
    if (found) return found !== 'no-such-date' && weekdayOf(found.date) === weekday ? found : 'no-such-date';
  }
  return undefined;
}
