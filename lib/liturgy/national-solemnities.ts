import { countryOf, type CalendarName } from './calendar-choice';
import { easterSunday } from './easter';
import type { CalendarId } from './national-calendars';
import { addDays, weekdayOf } from './plain-date';
import type { SolemnityDate } from './solemnity-dates';

interface NationalSolemnity {
  id: string;
  /** `MM-DD`. */
  date: string;
  colour: SolemnityDate['colour'];
  /** Days by which it is moved off a Sunday that it cannot take. */
  offSunday: 1 | -1;
}

/** Solemnities of countries on dates that Lent or Easter can take; those of August to October always have their day. */
const solemnities: Partial<Record<CalendarId, readonly NationalSolemnity[]>> = {
  malta: [{ id: 'shipwreck_of_saint_paul_apostle', date: '02-10', colour: 'white', offSunday: 1 }],
  ireland: [{ id: 'patrick_of_ireland_bishop', date: '03-17', colour: 'white', offSunday: 1 }],
  england: [{ id: 'george_of_lydda_martyr', date: '04-23', colour: 'red', offSunday: 1 }],
  poland: [
    { id: 'adalbert_of_prague_bishop', date: '04-23', colour: 'red', offSunday: 1 },
    // By leave of the Holy See given for 2020 and again for 2026: the Saturday before.
    { id: 'our_lady_queen_of_poland', date: '05-03', colour: 'white', offSunday: -1 },
    { id: 'stanislaus_of_szczepanow_bishop', date: '05-08', colour: 'red', offSunday: 1 },
  ],
};

function keptOn(usual: string, { offSunday }: NationalSolemnity): string {
  const year = Number(usual.slice(0, 4));
  const easter = easterSunday(year);
  const [ashWednesday, palmSunday, octaveEnd, pentecost] = [addDays(easter, -46), addDays(easter, -7), addDays(easter, 7), addDays(easter, 49)];
  if (usual === ashWednesday) return addDays(usual, 1);
  // Patrick in Holy Week is anticipated as Joseph is; what falls in April waits for the end of the octave.
  if (usual >= palmSunday && usual <= octaveEnd) return usual < `${year}-04` ? addDays(palmSunday, -1) : addDays(octaveEnd, 1);
  return weekdayOf(usual) === 0 && usual > ashWednesday && usual < pentecost ? addDays(usual, offSunday) : usual;
}

/**
 * The days of a country's solemnities that romcal loses where Lent or Easter takes their date (Universal Norms 5 and 60). A day that
 * a feast has is not free: ask for the next (George in 2019: 30 April, after Catherine of Siena).
 */
export function nationalSolemnities(year: number, calendar: CalendarName): SolemnityDate[] {
  return (solemnities[countryOf(calendar)] ?? []).map((solemnity) => {
    const usual = `${year}-${solemnity.date}`;
    return { id: solemnity.id, usual, kept: keptOn(usual, solemnity), colour: solemnity.colour, obligation: false };
  });
}
