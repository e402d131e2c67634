import { getTranslations } from 'next-intl/server';
import { calendarTitle } from '@/app/[locale]/calendar/calendar-title';
import { formatDay } from '@/lib/format';
import { languageTag } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';
import { isCalendarYear, liturgicalDay } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { calendarFile, type CalendarEvent } from '@/lib/liturgy/calendar-file';
import { celebrationNames } from '@/lib/liturgy/names';
import { occurrenceIn } from '@/lib/liturgy/occurrence';
import { todayIn } from '@/lib/liturgy/today';
import { pageUrl, uidOf } from './day-words';

/** Each year has its own event, since a feast can be moved or give way; a program that subscribes gets the further ones in time. */
const YEARS = { before: 1, ahead: 10 };

/**
 * The calendar file of one celebration over the years, on the day on which it is kept; where a higher day takes its place, on its usual day, saying so.
 * @param id romcal's id of a celebration
 * @returns undefined for what no calendar has
 */
export async function writeFeast(id: string, locale: Locale, calendar: CalendarName): Promise<string | undefined> {
  const thisYear = Number(todayIn('UTC').slice(0, 4));
  const years = Array.from({ length: YEARS.before + 1 + YEARS.ahead }, (_, index) => thisYear - YEARS.before + index).filter(isCalendarYear);
  const found = (await Promise.all(years.map((year) => occurrenceIn(id, year, calendar)))).filter((one) => one !== undefined);
  if (found.length === 0) return undefined;
  const [t, nameOf] = [await getTranslations({ locale, namespace: 'calendar' }), await celebrationNames(locale, calendar)];
  const name = nameOf({ id }).text;
  const events = await Promise.all(found.map(async ({ date, kept, movedFrom }): Promise<CalendarEvent> => {
    const other = kept ? undefined : nameOf(await liturgicalDay(date, calendar)).text;
    return {
      uid: uidOf(`${id}-${date.slice(0, 4)}`, calendar), date,
      title: other ? t('files.givesWay', { name, other }) : name,
      description: movedFrom ? t('files.moved', { date: formatDay(movedFrom, locale) }) : formatDay(date, locale, 'full'),
      url: pageUrl(`/calendar/${date}`, locale, calendar),
    };
  }));
  return calendarFile({ name: `${name} · ${await calendarTitle(calendar, locale)}`, language: languageTag(locale), events, made: new Date() });
}
