import type { Locale } from '@/lib/i18n/routing';
import { isCalendarYear } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { resolveDatePhrase } from '@/lib/liturgy/date-phrase';
import { liturgyLocales } from '@/lib/liturgy/locale';
import { monthPhrase } from '@/lib/liturgy/month-phrase';
import { readCalendarAddress } from './calendar-address';

/**
 * The days (or the month) that a typed date or phrase may mean: one, or several where it counts from a today that is not known.
 * @param todays dates that may be the reader's today
 * @returns parts of addresses under /calendar, without doubles; empty when nothing was understood or the day does not exist
 */
export async function findDays(asked: string, todays: readonly string[], locale: Locale, calendar: CalendarName = 'general'): Promise<string[]> {
  if (readCalendarAddress(asked)) return [asked];
  const locales = [locale, ...liturgyLocales.filter((other) => other !== locale)];
  const month = monthPhrase(asked, locales);
  if (month) return readCalendarAddress(month) ? [month] : [];
  const found = await Promise.all(todays.map((today) => resolveDatePhrase(asked, { today, locales, calendar })));
  const dates = found.flatMap((day) => (day && isCalendarYear(Number(day.date.slice(0, 4))) ? [day.date] : []));
  return [...new Set(dates)];
}
