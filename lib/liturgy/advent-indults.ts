import type { Celebration, LiturgicalDay } from './day';
import type { CalendarId } from './national-calendars';
import { countryOf, type CalendarName } from './calendar-choice';

interface Indult {
  years: readonly number[];
  /** The second reading stays that of the Sunday of Advent. */
  secondOfSunday?: true;
}

/**
 * Countries that the Holy See let keep the Immaculate Conception on a Sunday of Advent, each time anew at the bishops' request: Italy with the
 * texts of the solemnity, Spain with the second reading of the Sunday. Only years that are known; of others the general law is assumed.
 */
const indults: Partial<Record<CalendarId, Indult>> = {
  italy: { years: [2019, 2024] },
  spain: { years: [2019, 2024], secondOfSunday: true },
};

const immaculate: Celebration = { id: 'immaculate_conception_of_the_blessed_virgin_mary', rank: 'solemnity', colour: 'white', colours: ['white'] };

/** The Monday after, which the solemnity leaves free. */
function ownMonday(week: number): LiturgicalDay['celebrations'] {
  const weekdayId = `advent_${week}_monday`;
  return [
    { id: weekdayId, rank: 'weekday', colour: 'violet', colours: ['violet'] },
    { id: 'juan_diego_cuauhtlatoatzin', rank: 'optional-memorial', colour: 'white', colours: ['white'], weekdayId },
  ];
}

/** Keeps the Immaculate Conception on Sunday 8 December where a country had leave to; `days` are those of `year`. */
export function withAdventIndults(year: number, days: readonly LiturgicalDay[], calendar: CalendarName): LiturgicalDay[] {
  const indult = indults[countryOf(calendar)];
  if (!indult?.years.includes(year)) return [...days];
  return days.map((day) => {
    if (day.date === `${year}-12-08`) {
      const { id } = day.celebrations[0];
      return { ...day, celebrations: [immaculate], givesWay: { id, ...(indult.secondOfSunday ? { secondReading: true as const } : {}) } };
    }
    if (day.date !== `${year}-12-09`) return day;
    const { moved, ...rest } = day;
    return moved ? { ...rest, celebrations: ownMonday(day.week), holyDay: false } : day;
  });
}
