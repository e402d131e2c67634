import { absolutePhrase } from './absolute-phrase';
import { besidePhrases } from './beside-phrase';
import type { CalendarName } from './calendar-choice';
import { celebrationPhrase } from './celebration-phrase';
import { chronoPhrase } from './chrono-phrase';
import { dateWords } from './date-words';
import { liturgyLocales, type LiturgyLocale } from './locale';
import { fold } from './phrase-text';
import { isPlainDate } from './plain-date';
import { popularDay } from './popular-days';
import { relativePhrase } from './relative-phrase';
import { weekdayOfMonth } from './weekday-of-month';

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

/** The phrase, then without "readings for" and the like, then without a leading "on" or "the". All folded. */
function variants(phrase: string, locale: LiturgyLocale): string[] {
  const { ask, connect } = dateWords[locale];
  const han = locale === 'zh';
  const found = [fold(phrase).replace(/[?!。？！]+$/, '').trim()];
  const add = (text: string) => {
    const trimmed = text.replace(/^[\s:,]+|[\s:,]+$/g, '').replace(/'s$/, '');
    if (trimmed !== '' && !found.includes(trimmed)) found.push(trimmed);
  };
  for (let index = 0; index < found.length && found.length < 12; index += 1) {
    const text = found[index] ?? '';
    for (const words of [...ask, ...connect].map(fold)) {
      const gap = han || words.endsWith('-') || words.endsWith("'") ? '' : ' ';
      if (text.startsWith(words + gap)) add(text.slice(words.length));
    }
    for (const words of ask.map(fold)) if (text.endsWith((han ? '' : ' ') + words)) add(text.slice(0, -words.length).replace(/的$/, ''));
  }
  return found;
}

type Reading = (phrase: string, locale: LiturgyLocale, today: string, calendar: CalendarName) => Promise<ResolvedDate | 'no-such-date' | undefined>;

const byName: Reading = async (phrase, locale, today, calendar) => {
  const celebration = await celebrationPhrase(phrase, locale, today, calendar);
  if (celebration === undefined || celebration === 'no-such-date') return celebration;
  const { date, ...rest } = celebration;
  return { date, understood: { kind: 'celebration', ...rest } };
};

const byDate: Reading = async (phrase, locale, today) => {
  const relative = relativePhrase(phrase, locale, today);
  if (relative) return { date: relative.date, understood: { kind: 'relative', ...(relative.otherwise ? { otherwise: relative.otherwise } : {}) } };
  const ofMonth = weekdayOfMonth(phrase, locale, today);
  if (ofMonth) return ofMonth === 'no-such-date' ? ofMonth : { date: ofMonth, understood: { kind: 'date' } };
  const absolute = absolutePhrase(phrase, locale, today);
  if (absolute === undefined || absolute === 'no-such-date') return absolute;
  const { date, ...rest } = absolute;
  return { date, understood: { kind: 'date', ...rest } };
};

/** Behind the celebrations: in a country whose calendar has the saint, the celebration is meant. */
const byPopularName: Reading = async (phrase, locale, today) => {
  const date = popularDay(phrase, locale, today);
  return date ? { date, understood: { kind: 'date' } } : undefined;
};

/** Undefined where the step leads out of the years that a date can be written in. */
function stepped(from: (date: string) => string, date: string): string | undefined {
  try {
    return from(date);
  } catch {
    return undefined;
  }
}

/** "The day after Christmas": the other day by its name or date, then the step. */
const byNeighbour: Reading = async (phrase, locale, today, calendar) => {
  let refused: 'no-such-date' | undefined;
  for (const { rest, from } of besidePhrases(phrase, locale)) {
    const other = (await byDate(rest, locale, today, calendar)) ?? (await byName(rest, locale, today, calendar));
    if (other === 'no-such-date') refused = other;
    else if (other) {
      const date = stepped(from, other.date);
      if (date) return { date, understood: { kind: 'relative' } };
      refused = 'no-such-date';
    }
  }
  return refused;
};

/** Dates before names: a plain date needs none of the calendars, whose names take long to load. No celebration is named as a date is. */
const ways: readonly Reading[] = [byDate, byName, byPopularName, byNeighbour];

/**
 * The day that a phrase means, in English, German, French, Hungarian, Chinese or Maltese: a celebration with or without a year,
 * a day counted from today, or a date. "next Sunday" is the first Sunday after today; a day without a year is the nearest from
 * today on; bare 29 February only where this year still has one. Undefined for what is not understood and for days that
 * do not exist or contradict themselves (30 February, Monday 25 December 2026): never a neighbouring day.
 * @throws RangeError when `today` is not a date
 */
export async function resolveDatePhrase(phrase: string, options: DatePhraseOptions): Promise<ResolvedDate | undefined> {
  const { today, locales = liturgyLocales, calendar = 'general' } = options;
  if (!isPlainDate(today)) throw new RangeError(`Not a date: ${today}`);
  if (phrase.length > longestPhrase || phrase.trim() === '') return undefined;
  let refused = false;
  for (const way of ways) {
    for (const locale of locales) {
      for (const variant of variants(phrase, locale)) {
        const found = await way(variant, locale, today, calendar);
        if (found === 'no-such-date') refused = true;
        else if (found) return found;
      }
    }
  }
  if (refused) return undefined;
  for (const locale of locales) {
    for (const text of [phrase, variants(phrase, locale).at(-1) ?? phrase]) {
      const date = await chronoPhrase(text, locale, today);
      if (date) return { date, understood: { kind: 'relative' } };
    }
  }
  return undefined;
}
