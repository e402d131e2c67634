import { contradictedDate } from './absolute-phrase';
import { isCalendarYear } from './calendar';
import { readDatePhrase, type DatePhraseOptions } from './date-phrase';
import { liturgyLocales } from './locale';
import { monthPhrase } from './month-phrase';
import { phraseVariants } from './phrase-variants';

/** Why a phrase leads to no day. */
export type NoDay =
  | { why: 'outside' }
  /** `weekday`: the day of that date, whose weekday is another; `next`: the next 29 February. */
  | { why: 'no-such-day'; weekday?: string; next?: string }
  | { why: 'not-understood' };

/** The next 29 February where the words mean one of no year: read from the beginning of each of the years to come, one of the next eight is a leap year. */
async function nextLeapDay(phrase: string, options: DatePhraseOptions): Promise<string | undefined> {
  const year = Number(options.today.slice(0, 4));
  for (let step = 1; step <= 8; step += 1) {
    const read = await readDatePhrase(phrase, { ...options, today: `${year + step}-01-01` });
    if (typeof read === 'object') return read.date.endsWith('-02-29') && isCalendarYear(year + step) ? read.date : undefined;
  }
  return undefined;
}

/** A year, or a month or date in figures, that no calendar here has; and "Easter 2150". */
const namesOtherYear = (phrase: string) => [...phrase.matchAll(/(?<!\d)\d{4}(?!\d)/g)].some(([year]) => !isCalendarYear(Number(year)));

/**
 * Why nothing was found for a phrase, so that a reader knows what to type instead.
 * @param phrase for which `resolveDatePhrase` gives no day within the years of the calendar
 */
export async function whyNoDay(phrase: string, options: DatePhraseOptions): Promise<NoDay> {
  const { today, locales = liturgyLocales } = options;
  const read = await readDatePhrase(phrase, options);
  if (typeof read === 'object') return { why: 'outside' };
  const hasYear = /(?<!\d)\d{4}(?!\d)/.test(phrase);
  if (namesOtherYear(phrase) && (read === 'no-such-date' || monthPhrase(phrase, locales) || !/\p{L}/u.test(phrase))) return { why: 'outside' };
  if (read === undefined && !/^\d{4}-\d{1,2}$/.test(phrase.trim())) return { why: 'not-understood' };
  const weekday = locales.flatMap((locale) => phraseVariants(phrase, locale).flatMap((text) => contradictedDate(text, locale, today) ?? []))[0];
  if (weekday && isCalendarYear(Number(weekday.slice(0, 4)))) return { why: 'no-such-day', weekday };
  const next = hasYear ? undefined : await nextLeapDay(phrase, options);
  return { why: 'no-such-day', ...(next ? { next } : {}) };
}

