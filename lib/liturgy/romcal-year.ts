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

/**
 * A calendar of a civil year as romcal computes it, with Epiphany, Ascension and Corpus Christi where the country keeps them (the general
 * law: 6 January and Thursdays). Keys are `YYYY-MM-DD`. Loaded on first use: romcal is large.
 */
export async function romcalYear(year: number, calendar: CalendarName): Promise<LiturgicalCalendar> {
  const { epiphany } = sundaysOf(calendar);
  const romcal = await romcalOf(calendar, epiphany === 'near' ? epiphanyNearSunday(year) : epiphany);
  return romcal.generateCalendar(year);
}
