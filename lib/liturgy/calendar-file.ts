import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { parsePlainDate } from './plain-date';

/** An all-day event of a calendar file. Texts are plain; they are escaped here. */
export interface CalendarEvent {
  /** The same for the same thing in every file, whenever it is made. */
  uid: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  description: string;
  url: string;
}

/** Calendar programs come back once a day at most. */
const REFRESH_SECONDS = 86_400;

/** Midnight UTC, of which only the date is written: a day has no clock and no zone. */
function dayStart(date: string): Date {
  const parts = parsePlainDate(date);
  if (!parts) throw new RangeError(`Not a date: ${date}`);
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day));
}

/**
 * An iCalendar file (RFC 5545) of all-day events that make nobody busy.
 * @param made when it was made, as each event has to say
 */
export function calendarFile({ name, language, events, made }: { name: string; language: string; events: readonly CalendarEvent[]; made: Date }): string {
  const calendar = ical({
    name,
    prodId: { company: 'Magisterium Explorer', product: 'Liturgical calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { uid, date, title, description, url } of events) {
    calendar.createEvent({
      id: uid, start: dayStart(date), allDay: true, stamp: made, summary: title, description, url,
      transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}
