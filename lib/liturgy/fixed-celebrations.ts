import type { RomcalBundleObject } from 'romcal';
import { calendarBundle } from './calendar-bundle';
import { countryOf, type CalendarName } from './calendar-choice';
import type { Celebration } from './day';
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

async function readDates(): Promise<ReadonlyMap<string, NamedCelebration[]>> {
  const dates = new Map<string, NamedCelebration[]>();
  for (const [id, definitions] of Object.entries((await calendarBundle('general')).inputs)) {
    const [definition] = definitions;
    const day = monthDayOf(id, definitions);
    if (!day) continue;
    const saints = (definition?.martyrology ?? []).map((saint) => (typeof saint === 'string' ? saint : saint.id)).filter((saint) => saint !== 'companions_martyrs');
    dates.set(day, [...(dates.get(day) ?? []), saints.length > 0 ? { id, saints } : { id }]);
  }
  return dates;
}

/**
 * The celebrations that the General Roman Calendar has on a date, whether or not a Sunday or another higher day takes it this year.
 * @param monthDay `MM-DD`
 */
export async function fixedCelebrations(monthDay: string): Promise<readonly NamedCelebration[]> {
  const holder = globalThis as typeof globalThis & { fixedCelebrations?: Promise<ReadonlyMap<string, NamedCelebration[]>> };
  const dates = (holder.fixedCelebrations ??= readDates());
  dates.catch(() => delete holder.fixedCelebrations);
  return (await dates).get(monthDay) ?? [];
}
