import { addDays, parsePlainDate } from '@/lib/liturgy/plain-date';

const FIRST_GREGORIAN = '1582-10-15';

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/**
 * What must be said of the weekday of a date before there was the Gregorian calendar, with the weekday that the same date had in the Julian one. Undefined from 15 October 1582 on.
 * @param date `YYYY-MM-DD`, counted back in the Gregorian calendar
 */
export function beforeGregorianLine(date: string): string | undefined {
  const parts = parsePlainDate(date);
  if (!parts || date >= FIRST_GREGORIAN) return undefined;
  // By how many days the calendars are apart; it grows at the end of February.
  const year = parts.month > 2 ? parts.year : parts.year - 1;
  const apart = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  const julian = parsePlainDate(addDays(date, apart));
  if (!julian) return undefined;
  const weekday = WEEKDAY.format(Date.UTC(julian.year, julian.month - 1, julian.day));
  return `The weekday is counted back in the Gregorian calendar, which began on 15 October 1582; in the Julian calendar, in use until then, this date was a ${weekday}.`;
}
