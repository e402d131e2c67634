import { addedDateWords } from './added-date-words';
import data from './data/date-words.json';
import type { LiturgyLocale } from './locale';

/** The date words of one language; `{weekday}` and `{n}` are placeholders. */
export interface DateWords {
  today: string[];
  tomorrow: string[];
  yesterday: string[];
  dayAfterTomorrow: string[];
  dayBeforeYesterday: string[];
  /** Seven lists, Sunday first; twelve for the months. The first form is the full one. */
  weekdays: string[][];
  months: string[][];
  next: string[];
  this: string[];
  last: string[];
  /** The one after the next. */
  afterNext: string[];
  /** Of the next week and of the last, where weeks begin on Monday. */
  nextWeekday: string[];
  lastWeekday: string[];
  /** In fourteen days. */
  fortnight: string[];
  /** "two Sundays from now" and "ago": counted from the first after today and the last before. */
  inWeekdays: string[];
  weekdaysAgo: string[];
  /** This, next and last week. */
  week: string[];
  weekend: string[];
  /** This, next and last year. */
  year: string[];
  connect: string[];
  ask: string[];
  absolute: string[];
}

export interface PrincipalDay extends Partial<Record<LiturgyLocale, string[]>> {
  id: string;
  /** Usual date as `MM-DD` or `easter+n`; other wordings are for readers only. */
  when: string;
  part?: string;
}

type RawWords = Omit<DateWords, 'afterNext' | 'nextWeekday' | 'lastWeekday' | 'fortnight' | 'inWeekdays' | 'weekdaysAgo'>;

function merged(words: RawWords, added: Partial<DateWords>): DateWords {
  const all: DateWords = { afterNext: [], nextWeekday: [], lastWeekday: [], fortnight: [], inWeekdays: [], weekdaysAgo: [], ...words };
  const lists = Object.entries(added).map(([key, more]) => [key, [...(all[key as keyof DateWords] as string[]), ...more]]);
  return { ...all, ...Object.fromEntries(lists) };
}

const raw: Record<LiturgyLocale, RawWords> = data.languages;

/** The words of `data/date-words.json` with those of `added-date-words.ts` behind them. */
export const dateWords: Record<LiturgyLocale, DateWords> = {
  en: merged(raw.en, addedDateWords.en),
  de: merged(raw.de, addedDateWords.de),
  fr: merged(raw.fr, addedDateWords.fr),
  hu: merged(raw.hu, addedDateWords.hu),
  zh: merged(raw.zh, addedDateWords.zh),
  mt: merged(raw.mt, addedDateWords.mt),
};
/** The months as Roman numerals, January first; folded. */
export const ROMAN_MONTHS: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** "24. XII. 2026" and "2026. XII. 24.", with points, spaces, hyphens or strokes; without a year only with points. */
const romanPatterns: readonly string[] = [
  String.raw`^(?<d>\d{1,2})(?:\.\s?|[ /-])(?<rom>[ivx]{1,4})(?:\.\s?|[ /-])(?<y>\d{4}|\d{2})\.?$`,
  String.raw`^(?<y>\d{4})(?:\.\s?|[ /-])(?<rom>[ivx]{1,4})(?:\.\s?|[ /-])(?<d>\d{1,2})\.?$`,
  String.raw`^(?<d>\d{1,2})\.\s?(?<rom>[ivx]{1,4})\.?$`,
  String.raw`^(?<rom>[ivx]{1,4})\.\s?(?<d>\d{1,2})\.$`,
];

/** The first after those of the data: 20261225, as machines write it. */
export const commonAbsolutePatterns: readonly string[] = [...data.common.absolute, ...romanPatterns, String.raw`^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$`, String.raw`^(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>\d{2})$`];
export const principalDays: readonly PrincipalDay[] = data.days;
/** Ordinals by number as text, for each language. */
export const ordinals: Record<LiturgyLocale, Record<string, string[]>> = data.ordinals;
/** Names of the Sundays of a season, by the season's prefix in celebration ids. */
export const seasonSundays: Record<LiturgyLocale, Record<string, string[]>> = data.seasonSunday;
/** Sundays with a name of their own: `easter_time_2_sunday` is `divine_mercy_sunday`. */
export const sundayAliases: Record<string, string> = data.meta.aliases;
