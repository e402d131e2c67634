import type { Understood } from '@/components/calendar/read-as';
import type { Locale } from '@/lib/i18n/routing';
import { isCalendarYear } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { resolveDatePhrase, type ResolvedDate } from '@/lib/liturgy/date-phrase';
import { liturgyLocales } from '@/lib/liturgy/locale';
import { readCalendarAddress } from './calendar-address';

const within = (date: string | undefined) => (date && isCalendarYear(Number(date.slice(0, 4))) ? date : undefined);

/** What is to be said of a phrase on one of the days that it may mean. */
function onDay({ date, understood }: ResolvedDate, shown: string): Understood | undefined {
  if (understood.kind === 'celebration') {
    return date === shown ? { ...(understood.movedFrom ? { movedFrom: understood.movedFrom } : {}), ...(understood.kept ? {} : { givesWay: true }) } : undefined;
  }
  if (understood.kind === 'relative') {
    const other = within(understood.otherwise);
    if (date === shown) return other ? { other } : {};
    return other === shown ? { other: date } : undefined;
  }
  const monthFirst = within(understood.alternative);
  if (monthFirst) return date === shown ? { order: 'day', other: monthFirst } : monthFirst === shown ? { order: 'month', other: date } : undefined;
  const yearFirst = within(understood.yearFirst);
  if (date === shown) return yearFirst ? { other: yearFirst } : {};
  return yearFirst === shown ? { other: date } : undefined;
}

/**
 * How the words that led to a day were understood, from either of two days that they may mean.
 * @param asked what the reader typed
 * @param shown `YYYY-MM-DD`
 * @param todays dates that may be the reader's today
 * @returns undefined for a plain date, and for words that do not mean the day shown (a link with "tomorrow", followed later)
 */
export async function understoodAs(asked: string, shown: string, todays: readonly string[], locale: Locale, calendar: CalendarName = 'general'): Promise<Understood | undefined> {
  if (readCalendarAddress(asked)) return undefined;
  const locales = [locale, ...liturgyLocales.filter((other) => other !== locale)];
  for (const today of todays) {
    const found = await resolveDatePhrase(asked, { today, locales, calendar });
    if (!found || !within(found.date)) continue;
    const understood = onDay(found, shown);
    if (understood) return understood;
  }
  return undefined;
}
