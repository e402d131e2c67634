import { calendarBundle, type RomcalLocale } from './calendar-bundle';
import type { CalendarId } from './national-calendars';

export type { RomcalLocale };

// romcal writes "All Soul’s Day", and calls the day by the name of its night.
const corrections: Partial<Record<RomcalLocale, Record<string, string>>> = {
  en: { commemoration_of_all_the_faithful_departed: 'The Commemoration of All the Faithful Departed (All Souls’ Day)', holy_saturday: 'Holy Saturday' },
};

async function readNames(locale: RomcalLocale): Promise<ReadonlyMap<string, string>> {
  const [{ Romcal }, calendars] = await Promise.all([import('romcal'), import('@romcal/calendar.general-roman')]);
  const bundles = { en: calendars.GeneralRoman_En, de: calendars.GeneralRoman_De, fr: calendars.GeneralRoman_Fr };
  const definitions = await new Romcal({ localizedCalendar: bundles[locale] }).getAllDefinitions();
  return new Map(Object.entries(definitions).map(([id, { name }]) => [id, corrections[locale]?.[id] ?? withoutYearOfDeath(name)]));
}

/** romcal adds the year of death to French names: "Saint Vincent, diacre et martyr († 304)". */
function withoutYearOfDeath(name: string): string {
  return name.replace(/\s*\(†[^)]*\)/g, '').replace(/,(\s*,)+/g, ',').trim();
}

type NameCache = Map<RomcalLocale, Promise<ReadonlyMap<string, string>>>;

/** Names of all celebrations of the General Roman Calendar by id, as romcal has them in one language. Read once, then kept. */
export function romcalNames(locale: RomcalLocale): Promise<ReadonlyMap<string, string>> {
  const holder = globalThis as typeof globalThis & { romcalNames?: NameCache };
  const cache: NameCache = (holder.romcalNames ??= new Map());
  const known = cache.get(locale);
  if (known) return known;
  const names = readNames(locale);
  cache.set(locale, names);
  names.catch(() => cache.delete(locale));
  return names;
}

type NationalNames = Map<string, Promise<ReadonlyMap<string, string>>>;

/** Names of the celebrations of a calendar by id in one language, those of the country included. Read once, then kept. */
export function nationalNames(calendar: CalendarId, locale: RomcalLocale = 'en'): Promise<ReadonlyMap<string, string>> {
  const holder = globalThis as typeof globalThis & { nationalNames?: NationalNames };
  const cache: NationalNames = (holder.nationalNames ??= new Map());
  const key = `${calendar} ${locale}`;
  const known = cache.get(key);
  if (known) return known;
  const names = readNationalNames(calendar, locale);
  cache.set(key, names);
  names.catch(() => cache.delete(key));
  return names;
}

async function readNationalNames(calendar: CalendarId, locale: RomcalLocale): Promise<ReadonlyMap<string, string>> {
  const [{ Romcal }, localizedCalendar] = await Promise.all([import('romcal'), calendarBundle(calendar, locale)]);
  const definitions = await new Romcal({ localizedCalendar }).getAllDefinitions();
  return new Map(Object.entries(definitions).map(([id, { name }]) => [id, withoutYearOfDeath(name)]));
}
