import type { LiturgicalDay as RomcalDay, LiturgicalCalendar } from 'romcal';
import { calendarBundle } from './calendar-bundle';
import { sundaySolemnities, type CalendarId } from './national-calendars';
import { weekdayOf } from './plain-date';

export type { RomcalDay };

/** Whether 6 January itself is a Saturday or a Monday in a year. */
const epiphanyNearSunday = (year: number) => [1, 6].includes(weekdayOf(`${year}-01-06`));

/**
 * A calendar of a civil year as romcal computes it, with Epiphany, Ascension and Corpus Christi where the country keeps them (the general
 * law: 6 January and Thursdays). Keys are `YYYY-MM-DD`. Loaded on first use: romcal is large.
 */
export async function romcalYear(year: number, calendar: CalendarId): Promise<LiturgicalCalendar> {
  const [{ Romcal }, localizedCalendar] = await Promise.all([import('romcal'), calendarBundle(calendar)]);
  const { epiphany, ascension, corpusChristi } = sundaySolemnities[calendar];
  const romcal = new Romcal({
    localizedCalendar,
    epiphanyOnSunday: epiphany === 'near' ? epiphanyNearSunday(year) : epiphany,
    ascensionOnSunday: ascension,
    corpusChristiOnSunday: corpusChristi,
    scope: 'gregorian',
  });
  return romcal.generateCalendar(year);
}
