import type { Celebration, LiturgicalDay } from './day';
import { sundaySolemnities, type CalendarId } from './national-calendars';
import { addDays, weekdayOf } from './plain-date';
import { solemnityDates, type SolemnityDate } from './solemnity-dates';

/** The weekdays of Holy Week that a misplaced solemnity covered in romcal (Saint Joseph on 18 March 2008). */
function holyWeekday(weekday: number): Celebration {
  const id = ['holy_monday', 'holy_tuesday', 'holy_wednesday'][weekday - 1] ?? 'holy_monday';
  return { id, rank: 'weekday', colour: 'violet', colours: ['violet'] };
}

function withSolemnity(day: LiturgicalDay, { id, usual, kept, colour, obligation }: SolemnityDate): LiturgicalDay {
  const saints = day.celebrations.find((celebration) => celebration.id === id)?.saints;
  return {
    ...day,
    celebrations: [{ id, rank: 'solemnity', colour, colours: [colour], ...(saints ? { saints } : {}) }],
    holyDay: obligation || weekdayOf(kept) === 0,
    ...(kept === usual ? {} : { moved: { from: usual } }),
  };
}

/** Puts each impeded solemnity on the day where the Norms want it, whatever romcal did with it. `days` are those of `year`. */
export function withSolemnities(year: number, days: readonly LiturgicalDay[]): LiturgicalDay[] {
  const dates = solemnityDates(year);
  return days.map((day) => {
    const due = dates.find(({ kept }) => kept === day.date);
    if (due) return withSolemnity(day, due);
    const misplaced = dates.some(({ id }) => id === day.celebrations[0].id);
    return misplaced ? { ...day, celebrations: [holyWeekday(day.weekday)], holyDay: false } : day;
  });
}

/** The day before, where the solemnity of a country already has it (Saint Patrick on the day that Joseph is moved to). */
function freeDay(days: readonly LiturgicalDay[], date: string): string {
  const taken = days.find((day) => day.date === date)?.celebrations[0].rank === 'solemnity';
  return taken ? addDays(date, -1) : date;
}

/**
 * The same for the calendar of a country, which may keep a solemnity on another day by its own law (Peter and Paul on a Sunday): only those
 * that romcal has lost, or has put where none can be, get the day that the Norms want.
 */
export function withLostSolemnities(year: number, days: readonly LiturgicalDay[], calendar: CalendarId): LiturgicalDay[] {
  const inHolyWeek = (day: LiturgicalDay) => day.season === 'lent' && day.week === 6;
  const isKept = (id: string) => days.some((day) => day.celebrations[0].id === id && !inHolyWeek(day));
  const lost = solemnityDates(year, sundaySolemnities[calendar].corpusChristi).filter(({ id }) => !isKept(id));
  const due = lost.map((solemnity) => ({ ...solemnity, kept: freeDay(days, solemnity.kept) }));
  return days.map((day) => {
    const found = due.find(({ kept }) => kept === day.date);
    if (found) return withSolemnity(day, found);
    const misplaced = due.some(({ id }) => id === day.celebrations[0].id);
    return misplaced ? { ...day, celebrations: [holyWeekday(day.weekday)], holyDay: false } : day;
  });
}
