import { sundaysOf, type CalendarName } from './calendar-choice';
import type { Celebration, LiturgicalDay } from './day';
import { nationalSolemnities } from './national-solemnities';
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

function putBack(days: readonly LiturgicalDay[], due: readonly SolemnityDate[]): LiturgicalDay[] {
  return days.map((day) => {
    const found = due.find(({ kept }) => kept === day.date);
    if (found) return withSolemnity(day, found);
    const misplaced = due.some(({ id }) => id === day.celebrations[0].id);
    return misplaced ? { ...day, celebrations: [holyWeekday(day.weekday)], holyDay: false } : day;
  });
}

/** Puts each impeded solemnity on the day where the Norms want it, whatever romcal did with it. `days` are those of `year`. */
export function withSolemnities(year: number, days: readonly LiturgicalDay[], calendar: CalendarName): LiturgicalDay[] {
  return putBack(days, solemnityDates(year, sundaysOf(calendar).corpusChristi));
}

const rankOn = (days: readonly LiturgicalDay[], date: string) => days.find((day) => day.date === date)?.celebrations[0].rank;

/** The day before, where the solemnity of a country already has it (Saint Patrick on the day that Joseph is moved to). */
function dayBeforeSolemnity(days: readonly LiturgicalDay[], date: string): string {
  return rankOn(days, date) === 'solemnity' ? addDays(date, -1) : date;
}

/** The first day from a date on that has neither a solemnity nor a feast (table of liturgical days, 1 to 8). */
function firstFreeDay(days: readonly LiturgicalDay[], date: string): string {
  const rank = rankOn(days, date);
  return rank === 'solemnity' || rank === 'feast' ? firstFreeDay(days, addDays(date, 1)) : date;
}

/** A solemnity that the calendar has on another day than its own says from where it was moved; those moved to a Sunday by law do not. */
function withOrigin(days: readonly LiturgicalDay[], solemnities: readonly SolemnityDate[]): LiturgicalDay[] {
  return days.map((day) => {
    const moved = solemnities.find(({ id, usual }) => id === day.celebrations[0].id && usual !== day.date);
    return moved && day.weekday !== 0 && !day.moved ? { ...day, moved: { from: moved.usual } } : day;
  });
}

/**
 * The same for the calendar of a country, which may keep a solemnity on another day by its own law (Peter and Paul on a Sunday): only those
 * that romcal has lost, or has put where none can be, get the day that the Norms want; the country's own before the general ones.
 */
export function withLostSolemnities(year: number, days: readonly LiturgicalDay[], calendar: CalendarName): LiturgicalDay[] {
  const inHolyWeek = (day: LiturgicalDay) => day.season === 'lent' && day.week === 6;
  const isLost = ({ id }: SolemnityDate) => !days.some((day) => day.celebrations[0].id === id && !inHolyWeek(day));
  const [own, general] = [nationalSolemnities(year, calendar), solemnityDates(year, sundaysOf(calendar).corpusChristi)];
  const withOwn = putBack(days, own.filter(isLost).map((one) => ({ ...one, kept: firstFreeDay(days, one.kept) })));
  const withAll = putBack(withOwn, general.filter(isLost).map((one) => ({ ...one, kept: dayBeforeSolemnity(withOwn, one.kept) })));
  return withOrigin(withAll, [...own, ...general]);
}
