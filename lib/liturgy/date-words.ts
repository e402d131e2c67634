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
  inDays: string[];
  daysAgo: string[];
  inWeeks: string[];
  weeksAgo: string[];
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

export const dateWords: Record<LiturgyLocale, DateWords> = data.languages;
export const commonAbsolutePatterns: readonly string[] = data.common.absolute;
export const principalDays: readonly PrincipalDay[] = data.days;
/** Ordinals by number as text, for each language. */
export const ordinals: Record<LiturgyLocale, Record<string, string[]>> = data.ordinals;
/** Names of the Sundays of a season, by the season's prefix in celebration ids. */
export const seasonSundays: Record<LiturgyLocale, Record<string, string[]>> = data.seasonSunday;
/** Sundays with a name of their own: `easter_time_2_sunday` is `divine_mercy_sunday`. */
export const sundayAliases: Record<string, string> = data.meta.aliases;
