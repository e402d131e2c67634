import type { Celebration, LiturgicalDay } from './day';
import { weekdayOf } from './plain-date';
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
