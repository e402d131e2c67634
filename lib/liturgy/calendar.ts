import { LRUCache } from 'lru-cache';
import { withAdventIndults } from './advent-indults';
import { countryOf, type CalendarName } from './calendar-choice';
import { celebrationsOf } from './celebrations-of';
import type { LiturgicalDay, Season } from './day';
import { withLostSolemnities, withSolemnities } from './impeded-solemnities';
import { parsePlainDate, weekdayOf } from './plain-date';
import { romcalYear, type RomcalDay } from './romcal-year';

/** First and last civil year that is computed: the calendar of 1969 took effect in 1970. */
export const calendarYears = { first: 1970, last: 2100 } as const;

/** Why a date has no liturgical day: it does not exist, or its year is not computed. */
export class CalendarRefusal extends RangeError {
  override readonly name = 'CalendarRefusal';

  constructor(
    readonly reason: 'no-such-date' | 'year-out-of-range',
    asked: string,
  ) {
    super(`${reason}: ${asked}`);
  }
}

/** True for the years that `liturgicalDay` answers. */
export function isCalendarYear(year: number): boolean {
  return Number.isInteger(year) && year >= calendarYears.first && year <= calendarYears.last;
}

const seasons: Record<string, Season> = {
  ADVENT: 'advent',
  CHRISTMAS_TIME: 'christmas',
  ORDINARY_TIME: 'ordinary',
  LENT: 'lent',
  PASCHAL_TRIDUUM: 'triduum',
  EASTER_TIME: 'easter',
};

/**
 * romcal counts on through the Triduum, whose psalms are its own; Thursday still has those of Holy Week, the sixth of Lent. It also begins
 * anew on the first Monday of Ordinary Time, where the psalter begins with its Sunday (General Instruction of the Liturgy of the Hours, 133):
 * that of 7 to 13 January, which the Baptism or, in some countries, the Epiphany keeps.
 */
function psalterWeekOf(main: RomcalDay, season: Season, date: string): Pick<LiturgicalDay, 'psalterWeek'> {
  const weekday = weekdayOf(date);
  if (season === 'triduum') return weekday === 4 ? { psalterWeek: 2 } : {};
  if (season === 'christmas' && date.slice(5, 7) === '01' && Number(date.slice(8)) - weekday >= 7) return { psalterWeek: 1 };
  return { psalterWeek: Number(main.cycles.psalterWeek.slice(-1)) as NonNullable<LiturgicalDay['psalterWeek']> };
}

function dayOf(date: string, entries: readonly RomcalDay[]): LiturgicalDay {
  const celebrations = celebrationsOf(entries);
  const main = entries.find(({ id }) => id === celebrations[0].id) ?? entries[0];
  if (!main) throw new Error(`romcal has no entry for ${date}`);
  // Easter Sunday is in two seasons: the last is the one it opens.
  const season = seasons[main.seasons.at(-1) ?? ''];
  if (!season) throw new Error(`romcal has no season for ${date}`);
  return {
    date,
    celebrations,
    season,
    week: main.calendar.weekOfSeason,
    weekday: weekdayOf(date),
    sundayCycle: main.cycles.sundayCycle.slice(-1) as LiturgicalDay['sundayCycle'],
    weekdayCycle: main.cycles.weekdayCycle === 'YEAR_1' ? 'I' : 'II',
    ...psalterWeekOf(main, season, date),
    holyDay: main.isHolyDayOfObligation,
  };
}

async function computeYear(year: number, calendar: CalendarName): Promise<LiturgicalDay[]> {
  const computed = await romcalYear(year, calendar);
  const days = Object.entries(computed).map(([date, entries]) => dayOf(date, entries)).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return countryOf(calendar) === 'general' ? withSolemnities(year, days, calendar) : withAdventIndults(year, withLostSolemnities(year, days, calendar), calendar);
}

type YearCache = LRUCache<string, Promise<LiturgicalDay[]>>;

function yearCache(): YearCache {
  const holder = globalThis as typeof globalThis & { liturgicalYears?: YearCache };
  return (holder.liturgicalYears ??= new LRUCache({ max: 24 }));
}

/**
 * All days of a civil year in order, of the General Roman Calendar or that of a country (computed by romcal, corrected by `solemnityDates`).
 * Today's calendar is applied to every year. Rejects with CalendarRefusal outside `calendarYears`.
 */
export async function liturgicalYear(year: number, calendar: CalendarName = 'general'): Promise<readonly LiturgicalDay[]> {
  if (!isCalendarYear(year)) throw new CalendarRefusal('year-out-of-range', String(year));
  const cache = yearCache();
  const key = `${calendar} ${year}`;
  const known = cache.get(key);
  if (known) return known;
  const computed = computeYear(year, calendar);
  cache.set(key, computed);
  computed.catch(() => cache.delete(key));
  return computed;
}

/** The days of a month (1 to 12). Rejects with CalendarRefusal for a year out of range or a month that does not exist. */
export async function liturgicalMonth(year: number, month: number, calendar: CalendarName = 'general'): Promise<LiturgicalDay[]> {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new CalendarRefusal('no-such-date', `${year}-${month}`);
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  return (await liturgicalYear(year, calendar)).filter(({ date }) => date.startsWith(prefix));
}

/** One day, `YYYY-MM-DD`, in the General Roman Calendar or that of a country. Rejects with CalendarRefusal for a date that does not exist or a year out of range. */
export async function liturgicalDay(date: string, calendar: CalendarName = 'general'): Promise<LiturgicalDay> {
  const parts = parsePlainDate(date);
  if (!parts) throw new CalendarRefusal('no-such-date', date);
  const day = (await liturgicalYear(parts.year, calendar)).find((candidate) => candidate.date === date);
  if (!day) throw new CalendarRefusal('no-such-date', date);
  return day;
}
