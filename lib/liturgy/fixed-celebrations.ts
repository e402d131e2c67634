import type { RomcalBundleObject } from 'romcal';
import { calendarBundle } from './calendar-bundle';
import { countryOf, type CalendarName } from './calendar-choice';
import type { Celebration } from './day';
import type { CalendarId } from './national-calendars';
import { solemnityDates } from './solemnity-dates';

/** What names a celebration and those whom it is of. */
export type NamedCelebration = Pick<Celebration, 'id' | 'saints'>;

/** Solemnities that romcal computes, since a higher day can move them: these have a date of their own all the same. */
const computed = new Map(solemnityDates(2025).map(({ id, usual }) => [id, usual.slice(5)]));

type Definitions = RomcalBundleObject['inputs'][string];

/** `MM-DD` of a celebration; a country's definition stands after the general one, and may leave the date to it. */
function monthDayOf(id: string, definitions: Definitions): string | undefined {
  const { month, date } = (definitions.findLast(({ dateDef }) => dateDef)?.dateDef ?? {}) as { month?: number; date?: number };
  return month && date ? `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` : computed.get(id);
}

/**
 * The date that a celebration has every year, whether or not a higher day takes it. Undefined for movable ones.
 * @returns `MM-DD`
 */
export async function usualMonthDay(id: string, calendar: CalendarName): Promise<string | undefined> {
  const { inputs } = await calendarBundle(countryOf(calendar));
  return Object.hasOwn(inputs, id) ? monthDayOf(id, inputs[id] as Definitions) : undefined;
}

/** romcal's number of a celebration's line in the table of liturgical days, 12 for optional memorials; the lower goes before. */
function lineOf(definitions: Definitions): number {
  return Number(/_(\d+)[A-Z]?$/.exec(definitions.findLast(({ precedence }) => precedence)?.precedence ?? '')?.[1] ?? 12);
}

function saintsOf(definitions: Definitions): string[] {
  const named = definitions.findLast(({ martyrology }) => martyrology)?.martyrology ?? [];
  return named.map((saint) => (typeof saint === 'string' ? saint : saint.id)).filter((saint) => saint !== 'companions_martyrs');
}

async function readDates(calendar: CalendarId): Promise<ReadonlyMap<string, NamedCelebration[]>> {
  const dates = new Map<string, { celebration: NamedCelebration; line: number }[]>();
  for (const [id, definitions] of Object.entries((await calendarBundle(calendar)).inputs)) {
    const day = monthDayOf(id, definitions);
    if (!day) continue;
    const saints = saintsOf(definitions);
    dates.set(day, [...(dates.get(day) ?? []), { celebration: saints.length > 0 ? { id, saints } : { id }, line: lineOf(definitions) }]);
  }
  return new Map([...dates].map(([day, all]) => {
    const highest = Math.min(...all.map(({ line }) => line));
    return [day, all.filter(({ line }) => line === highest).map(({ celebration }) => celebration)];
  }));
}

type Dates = Map<CalendarId, Promise<ReadonlyMap<string, NamedCelebration[]>>>;

/**
 * The celebrations that a calendar has on a date, whether or not a Sunday or another higher day takes it this year. What a country keeps on a
 * date of its own stands there, and not on that of the general calendar; of a feast and a memorial on one date the feast alone.
 * @param monthDay `MM-DD`
 */
export async function fixedCelebrations(monthDay: string, calendar: CalendarName = 'general'): Promise<readonly NamedCelebration[]> {
  const holder = globalThis as typeof globalThis & { fixedCelebrations?: Dates };
  const cache: Dates = (holder.fixedCelebrations ??= new Map());
  const country = countryOf(calendar);
  const dates = cache.get(country) ?? readDates(country);
  if (!cache.has(country)) {
    cache.set(country, dates);
    dates.catch(() => cache.delete(country));
  }
  return (await dates).get(monthDay) ?? [];
}
