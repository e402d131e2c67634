import { textOf, type RawRecord } from './record';

const GREGORIAN_FROM = '1582-10-15';
const DAY = 86_400_000;

/** The two calendars differ by one day or none before the year 400: too little to tell a conversion from a feast beside the death. */
const FEWEST_DAYS = 2;

/**
 * Wikidata's export holds days before 1582 sometimes in the one calendar, sometimes in the other, so turning all of them back
 * shifted those that needed it not. Where the day of death misses the saint's feast by exactly the difference of the two calendars,
 * it is the day of the feast: Bruno of Cologne died on 6 October, not on 29 September.
 */
export function withDeathOnFeast(saint: RawRecord): RawRecord {
  const death = textOf(saint['death_date']);
  if (death === undefined || death.length < 10 || death >= GREGORIAN_FROM || saint['pope_id'] !== undefined) return saint;
  const difference = daysBetweenCalendars(Number(death.slice(0, 4)));
  const feasts = [saint['feast_day'], saint['feast_day_other']].flatMap((feast) => textOf(feast) ?? []);
  const meant = feasts.find((feast) => Math.abs(dayNumber(feast) - dayNumber(death.slice(5))) === difference);
  if (meant === undefined || difference < FEWEST_DAYS || feasts.includes(death.slice(5))) return saint;
  return { ...saint, death_date: `${death.slice(0, 4)}-${meant}` };
}

function daysBetweenCalendars(year: number): number {
  return Math.floor(year / 100) - Math.floor(year / 400) - 2;
}

/** Days since 1 January of a year that is no leap year. */
function dayNumber(monthDay: string): number {
  return Date.UTC(2001, Number(monthDay.slice(0, 2)) - 1, Number(monthDay.slice(3))) / DAY;
}
