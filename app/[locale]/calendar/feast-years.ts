import type { FeastYear } from '@/components/calendar/feast-days';
import type { Locale } from '@/lib/i18n/routing';
import { isCalendarYear, liturgicalDay } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { occurrenceIn } from '@/lib/liturgy/occurrence';
import { isPlainDate } from '@/lib/liturgy/plain-date';
import { nameDay } from './name-days';

async function celebratedIn(year: number, id: string, locale: Locale, calendar: CalendarName): Promise<FeastYear | undefined> {
  const found = await occurrenceIn(id, year, calendar);
  if (!found) return undefined;
  const { date, kept, movedFrom } = found;
  const day = await nameDay(await liturgicalDay(date, calendar), locale, calendar);
  const celebration = day.celebrations.find((one) => one.id === id);
  if (movedFrom) {
    const usual = await nameDay(await liturgicalDay(movedFrom, calendar), locale, calendar);
    return { date, season: day.season, celebration, movedFrom: { date: movedFrom, by: usual.celebrations[0] } };
  }
  return kept ? { date, season: day.season, celebration } : { date, season: day.season, givesWayTo: day.celebrations[0] };
}

async function martyrologyIn(year: number, monthDay: string, locale: Locale, calendar: CalendarName): Promise<FeastYear | undefined> {
  const date = `${year}-${monthDay}`;
  if (!isPlainDate(date)) return undefined;
  const day = await nameDay(await liturgicalDay(date, calendar), locale, calendar);
  return { date, season: day.season, beside: day.celebrations[0] };
}

/**
 * The day of a saint in this year and the next, with what is celebrated on it, and what displaces it.
 * @param id of the celebration, where the calendar has one
 * @param monthDay `MM-DD` of the saint; 29 February has no day in common years
 * @param today `YYYY-MM-DD`
 */
export async function feastYears(given: { id: string | undefined; monthDay: string; today: string; locale: Locale; calendar: CalendarName }): Promise<FeastYear[]> {
  const { id, monthDay, today, locale, calendar } = given;
  const year = Number(today.slice(0, 4));
  const years = [year, year + 1].filter(isCalendarYear);
  const found = await Promise.all(years.map((one) => (id ? celebratedIn(one, id, locale, calendar) : martyrologyIn(one, monthDay, locale, calendar))));
  return found.filter((one) => one !== undefined);
}
