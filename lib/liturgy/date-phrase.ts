import type { CalendarName } from './calendar-choice';
import { chronoPhrase } from './chrono-phrase';
import { liturgyLocales, type LiturgyLocale } from './locale';
import { nameWithDate } from './name-with-date';
import { readings } from './phrase-readings';
import { phraseVariants } from './phrase-variants';
import { isPlainDate } from './plain-date';

/** How a phrase was read, so that the answer can say it. */
export type Understood =
  | {
      kind: 'celebration';
      celebrationId: string;
      /** False: a higher day takes its place that year; the date is its usual one. */
      kept: boolean;
      /** The usual date of a celebration that was moved. */
      movedFrom?: string;
      part?: 'easter-vigil' | 'night';
    }
  /** `otherwise`: where "next Sunday" can be the one of this week or of the next, the other of the two. */
  | { kind: 'relative'; otherwise?: string }
  /** `alternative`: 03/04/2026 read the other way round; `yearFirst`: 26-12-25 with the year first. */
  | { kind: 'date'; alternative?: string; yearFirst?: string };

export interface ResolvedDate {
  /** `YYYY-MM-DD`; may lie outside the years that `calendar.ts` computes. */
  date: string;
  understood: Understood;
}

export interface DatePhraseOptions {
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
  /** Languages to try, the likeliest first. Default: all six. */
  locales?: readonly LiturgyLocale[];
  /** In which celebrations have their day. Default: the General Roman Calendar. */
  calendar?: CalendarName;
}

/** Longer than any way of naming a day. */
const longestPhrase = 200;

/** What a phrase comes to: 'no-such-date' where it is understood and has no day. */
export type ReadPhrase = ResolvedDate | 'no-such-date' | undefined;

/**
 * The day that a phrase means, in English, German, French, Hungarian, Chinese or Maltese: a celebration with or without a year,
 * a day counted from today, or a date. "next Sunday" is the first Sunday after today; a day without a year is the nearest from
 * today on; a name may stand beside its date; bare 29 February only where this year still has one. Undefined for what is not understood and for days that
 * do not exist or contradict themselves (30 February, Monday 25 December 2026, Easter 29 March 2027): never a neighbouring day.
 * @throws RangeError when `today` is not a date
 */
export async function resolveDatePhrase(phrase: string, options: DatePhraseOptions): Promise<ResolvedDate | undefined> {
  const read = await readDatePhrase(phrase, options);
  return read === 'no-such-date' ? undefined : read;
}

/** The same, told apart where there is none: 'no-such-date' for what is understood and has no day, undefined for what is not understood. */
export async function readDatePhrase(phrase: string, options: DatePhraseOptions): Promise<ReadPhrase> {
  const { today, locales = liturgyLocales, calendar = 'general' } = options;
  if (!isPlainDate(today)) throw new RangeError(`Not a date: ${today}`);
  if (phrase.length > longestPhrase || phrase.trim() === '') return undefined;
  let refused = false;
  const variants = locales.map((locale) => ({ locale, texts: phraseVariants(phrase, locale) }));
  for (const reading of readings) {
    for (const { locale, texts } of variants) {
      for (const variant of texts) {
        const found = await reading(variant, locale, today, calendar);
        if (found === 'no-such-date') refused = true;
        else if (found) return found;
      }
    }
  }
  if (refused) return 'no-such-date';
  const both = await nameWithDate(phrase, locales, today, calendar);
  if (both) return both;
  for (const { locale, texts } of variants) {
    for (const text of [phrase, texts.at(-1) ?? phrase]) {
      const date = await chronoPhrase(text, locale, today);
      if (date) return { date, understood: { kind: 'relative' } };
    }
  }
  return undefined;
}
