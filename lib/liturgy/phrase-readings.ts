import { absolutePhrase } from './absolute-phrase';
import { besidePhrases } from './beside-phrase';
import type { CalendarName } from './calendar-choice';
import { celebrationPhrase } from './celebration-phrase';
import type { ResolvedDate } from './date-phrase';
import type { LiturgyLocale } from './locale';
import { popularDay } from './popular-days';
import { relativePhrase } from './relative-phrase';
import { weekdayOfMonth } from './weekday-of-month';

export type Read = ResolvedDate | 'no-such-date' | undefined;

/** One way to read a folded phrase in one language. 'no-such-date' for what is understood and has no day. */
export type Reading = (phrase: string, locale: LiturgyLocale, today: string, calendar: CalendarName) => Promise<Read>;

const celebration = async (found: ReturnType<typeof celebrationPhrase>): Promise<Read> => {
  const known = await found;
  if (known === undefined || known === 'no-such-date') return known;
  const { date, ...rest } = known;
  return { date, understood: { kind: 'celebration', ...rest } };
};

const byName: Reading = (phrase, locale, today, calendar) => celebration(celebrationPhrase(phrase, locale, today, calendar));

/** With the words of the name in another order, or without "of", "in" and "saint". */
const byLooseName: Reading = (phrase, locale, today, calendar) => celebration(celebrationPhrase(phrase, locale, today, calendar, 'loosely'));

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

async function first(readings: readonly Reading[], ...asked: Parameters<Reading>): Promise<Read> {
  for (const reading of readings) {
    const found = await reading(...asked);
    if (found) return found;
  }
  return undefined;
}

/** "The day after Christmas": the other day by its name or date, then the step. */
const byNeighbour: Reading = async (phrase, locale, today, calendar) => {
  let refused: 'no-such-date' | undefined;
  for (const { rest, from } of besidePhrases(phrase, locale)) {
    const other = await first([byDate, byName, byLooseName], rest, locale, today, calendar);
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
export const readings: readonly Reading[] = [byDate, byName, byPopularName, byNeighbour, byLooseName];

/** Those that read a name, without the words that count from today. */
export const nameReadings: readonly Reading[] = [byName, byPopularName, byNeighbour, byLooseName];
