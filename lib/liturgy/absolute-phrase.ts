import { commonAbsolutePatterns, dateWords } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold, parseNumber } from './phrase-text';
import { plainDate, weekdayOf } from './plain-date';

export interface AbsolutePhrase {
  date: string;
  /** The other reading of 03/04/2026, which is taken as day first. */
  alternative?: string;
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

function read(locale: LiturgyLocale): Language {
  const { absolute, months, weekdays } = dateWords[locale];
  const byName = new Map(months.flatMap((names, index) => names.map((name): [string, number] => [fold(name), index + 1])));
  const longest = [...byName.keys()].toSorted((a, b) => b.length - a.length);
  const alternation = longest.map(escaped).join('|');
  return {
    patterns: [...commonAbsolutePatterns, ...absolute].map((source) => new RegExp(source.replace('{months}', alternation), 'iu')),
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

/** A year of two digits is of this century. */
function dated(year: number | undefined, month: number, day: number, today: string): Outcome {
  if (year === undefined) return withoutYear(month, day, today);
  const date = plainDate(year < 100 ? year + 2000 : year, month, day);
  return date ? { date } : 'no-such-date';
}

/** 3/4/2026: day first; month first only where nothing else is a date. */
function slashed(phrase: string, today: string): Outcome {
  const match = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(phrase);
  if (!match) return undefined;
  const [one, two, year] = [Number(match[1]), Number(match[2]), match[3] ? Number(match[3]) : undefined];
  const [dayFirst, monthFirst] = [dated(year, two, one, today), dated(year, one, two, today)];
  if (typeof dayFirst !== 'object') return monthFirst;
  return typeof monthFirst === 'object' && monthFirst.date !== dayFirst.date ? { ...dayFirst, alternative: monthFirst.date } : dayFirst;
}

function bareDate(phrase: string, { patterns, months }: Language, today: string): Outcome {
  const slash = slashed(phrase, today);
  if (slash) return slash;
  for (const pattern of patterns) {
    const groups = pattern.exec(phrase)?.groups;
    if (!groups) continue;
    const month = groups['mon'] ? months.get(groups['mon']) : parseNumber(groups['m'] ?? '');
    // A pattern without a day ("l-ewwel ta' Mejju") is the first of the month.
    const day = groups['d'] ? parseNumber(groups['d']) : 1;
    return dated(groups['y'] ? parseNumber(groups['y']) : undefined, month ?? NaN, day, today);
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
