import { contradictedDate } from './absolute-phrase';
import { isCalendarYear } from './calendar';
import { readDatePhrase, type DatePhraseOptions } from './date-phrase';
import { liturgyLocales } from './locale';
import { monthPhrase } from './month-phrase';
import { nextLeapDay } from './next-leap-day';
import { phraseVariants } from './phrase-variants';

/** Why a phrase leads to no day. */
export type NoDay =
  | { why: 'outside' }
  /** `weekday`: the day of that date, whose weekday is another; `next`: the next 29 February. */
  | { why: 'no-such-day'; weekday?: string; next?: string }
  | { why: 'not-understood' };

const isCovered = (date: string) => isCalendarYear(Number(date.slice(0, 4)));

/** Whether a phrase has a number of four digits that is a year of no calendar here. */
const namesOtherYear = (phrase: string) => [...phrase.matchAll(/(?<!\d)\d{4}(?!\d)/g)].some(([year]) => !isCovered(year));

/**
 * Why nothing was found for a phrase, so that a reader knows what to type instead.
 * @param phrase for which `resolveDatePhrase` gives no day within the years of the calendar
 */
export async function whyNoDay(phrase: string, options: DatePhraseOptions): Promise<NoDay> {
  const { today, locales = liturgyLocales } = options;
  const read = await readDatePhrase(phrase, options);
  if (typeof read === 'object') return { why: 'outside' };
  if (namesOtherYear(phrase) && (read === 'no-such-date' || monthPhrase(phrase, locales) || !/\p{L}/u.test(phrase))) return { why: 'outside' };
  if (read === undefined && !/^\d{4}-\d{1,2}$/.test(phrase.trim())) return { why: 'not-understood' };
  const weekday = locales.flatMap((locale) => phraseVariants(phrase, locale).flatMap((text) => contradictedDate(text, locale, today) ?? []))[0];
  if (weekday && isCovered(weekday)) return { why: 'no-such-day', weekday };
  const next = (await nextLeapDay(phrase, options))?.date;
  return { why: 'no-such-day', ...(next && isCovered(next) ? { next } : {}) };
}
