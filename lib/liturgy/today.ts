import { keepMade } from '@/lib/i18n/keep-made';
import { addDays } from './plain-date';

const dayFormat = keepMade(100, (timeZone) => new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }));

function dateIn(timeZone: string, now: Date): string {
  const part = new Map(dayFormat(timeZone).formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
}

/** The civil date in an IANA zone at the moment `now`. A zone that does not exist counts as UTC. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  try {
    return dateIn(timeZone, now);
  } catch {
    return dateIn('UTC', now);
  }
}

/** The two or three dates that are today somewhere on earth (UTC-12 to UTC+14), earliest first. */
export function candidateTodays(now: Date = new Date()): string[] {
  const utc = dateIn('UTC', now);
  const hour = now.getUTCHours();
  const dates = [hour < 12 ? addDays(utc, -1) : undefined, utc, hour >= 10 ? addDays(utc, 1) : undefined];
  return dates.filter((date) => date !== undefined);
}

const HOUR = 3_600_000;

/**
 * The first instant of a civil date in an IANA zone, to the hour's quarter: where clocks are put forward at midnight, the first that there is. A zone that does not exist counts as UTC.
 * @param date `YYYY-MM-DD`
 */
export function beginningOf(date: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const utc = Date.UTC(year, month - 1, day);
  // Zones are at most fourteen hours before and twelve behind UTC, in steps of a quarter.
  for (let at = utc - 14 * HOUR; at <= utc + 13 * HOUR; at += HOUR / 4) {
    const instant = new Date(at);
    if (todayIn(timeZone, instant) === date) return instant;
  }
  return new Date(utc);
}
