import type { LiturgicalDay as RomcalDay, LiturgicalCalendar, Romcal } from 'romcal';
import { calendarBundle } from './calendar-bundle';
import { countryOf, sundaysOf, type CalendarName } from './calendar-choice';
import { weekdayOf } from './plain-date';

export type { RomcalDay };

/** Whether 6 January itself is a Saturday or a Monday in a year. */
const epiphanyNearSunday = (year: number) => [1, 6].includes(weekdayOf(`${year}-01-06`));

type Instances = Map<string, WeakRef<Promise<Romcal>>>;

async function createRomcal(calendar: CalendarName, epiphanyOnSunday: boolean): Promise<Romcal> {
  const [{ Romcal: Calendar }, localizedCalendar] = await Promise.all([import('romcal'), calendarBundle(countryOf(calendar))]);
  const { ascension, corpusChristi } = sundaysOf(calendar);
  return new Calendar({ localizedCalendar, epiphanyOnSunday, ascensionOnSunday: ascension, corpusChristiOnSunday: corpusChristi, scope: 'gregorian' });
}

/**
 * An instance for one more year: to read its definitions takes it as long as to compute a year from them. But it keeps every year that it has
 * computed, two megabytes each, so it is ours only until memory is collected; the years that we keep are of a tenth of that.
 */
function romcalOf(calendar: CalendarName, epiphanyOnSunday: boolean): Promise<Romcal> {
  const holder = globalThis as typeof globalThis & { romcalInstances?: Instances };
  const instances: Instances = (holder.romcalInstances ??= new Map());
  const key = `${calendar} ${epiphanyOnSunday}`;
  const known = instances.get(key)?.deref();
  if (known) return known;
  const made = createRomcal(calendar, epiphanyOnSunday);
  instances.set(key, new WeakRef(made));
  made.catch(() => instances.delete(key));
  return made;
}

/** Whether a computed year has Epiphany on 6 January, or on the Sunday from the second to the eighth. */
export function keepsEpiphany(computed: LiturgicalCalendar, year: number, onSunday: boolean): boolean {
  const dates = Array.from({ length: 7 }, (_, place) => `${year}-01-0${place + 2}`);
  const date = onSunday ? dates.find((day) => weekdayOf(day) === 0) : `${year}-01-06`;
  return computed[date ?? '']?.some(({ id }) => id === 'epiphany_of_the_lord') ?? false;
}

/**
 * A calendar of a civil year as romcal computes it, with Epiphany, Ascension and Corpus Christi where the country keeps them (the general
 * law: 6 January and Thursdays). Keys are `YYYY-MM-DD`. Loaded on first use: romcal is large.
 *
 * Once, in a server that had computed some fifty years, an instance for Epiphany on Sundays kept it on 6 January; it could not be made to happen
 * again. So what comes is looked at, and a wrong year is computed anew from the definitions.
 */
export async function romcalYear(year: number, calendar: CalendarName): Promise<LiturgicalCalendar> {
  const { epiphany } = sundaysOf(calendar);
  const onSunday = epiphany === 'near' ? epiphanyNearSunday(year) : epiphany;
  const computed = await (await romcalOf(calendar, onSunday)).generateCalendar(year);
  if (keepsEpiphany(computed, year, onSunday)) return computed;
  console.error(`romcal: Epiphany of ${year} in the calendar ${calendar} is not where it was asked for; computed anew`);
  return (await createRomcal(calendar, onSunday)).generateCalendar(year);
}
