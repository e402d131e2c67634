import { addedNames, addedSeasonSundays, octaveOfEaster } from './added-names';
import { countryOf, type CalendarName } from './calendar-choice';
import { datedWeekdayName, datedWeekdays } from './dated-weekdays';
import { dateWords, ordinals, principalDays, seasonSundays, sundayAliases } from './date-words';
import type { LiturgyLocale } from './locale';
import { looseKey } from './loose-key';
import { namedCelebrations, tableName } from './name-tables';
import { nameKey } from './phrase-text';
import { nationalNames, romcalNames } from './romcal-names';

/** The ids that a name may mean, by its key: several where one name belongs to several days. */
export interface CelebrationIndex {
  get(key: string): readonly string[] | undefined;
  /** By the same words in another order or without the small ones; undefined where several have them. */
  getLoosely(key: string): readonly string[] | undefined;
  /** Every name's key, also of short forms that mean nothing because several have them. */
  keys(): Iterable<string>;
}

// Laetare and Gaudete share one Chinese name (喜乐主日); the nearer is meant.
const sharedNames: Partial<Record<LiturgyLocale, Record<string, string[]>>> = {
  zh: { 喜乐主日: ['advent_3_sunday', 'lent_4_sunday'] },
};

/** Names that are only a day of the month ("December 24"): dates are read elsewhere. */
const isDateName = (id: string) => datedWeekdays.includes(id);

type Entry = readonly [name: string, id: string];

function principalEntries(locale: LiturgyLocale): Entry[] {
  const shared = Object.entries(sharedNames[locale] ?? {}).flatMap(([name, ids]) => ids.map((id): Entry => [name, id]));
  return [...shared, ...principalDays.flatMap((day) => (day[locale] ?? []).map((name): Entry => [name, day.id]))];
}

function addedEntries(locale: LiturgyLocale): Entry[] {
  return [...addedNames.flatMap((day) => (day[locale] ?? []).map((name): Entry => [name, day.id])), ...octaveEntries(locale)];
}

/** "Easter Tuesday", "Wednesday of Easter week". */
function octaveEntries(locale: LiturgyLocale): Entry[] {
  const { everyDay, middle } = octaveOfEaster[locale];
  return ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].flatMap((id, index) => {
    const names = (dateWords[locale].weekdays[index + 1] ?? []).filter((name) => name.length > 1);
    const templates = index >= 1 && index <= 3 ? [...everyDay, ...middle] : everyDay;
    return templates.flatMap((template) => names.map((name): Entry => [template.replace('{weekday}', name), `easter_${id}`]));
  });
}

/** "3rd Sunday of Advent" in all its spellings: every ordinal with every name of a season's Sundays. */
function sundayEntries(locale: LiturgyLocale): Entry[] {
  return Object.entries(seasonSundays[locale]).flatMap(([season, templates]) =>
    [...templates, ...(addedSeasonSundays[locale]?.[season] ?? [])].flatMap((template) =>
      Object.entries(ordinals[locale]).flatMap(([number, forms]) => {
        // "Ostersonntag (only with a number from 2)": alone or as the first it is Easter itself.
        if (template.includes('(') && number === '1') return [];
        const name = template.replace(/\s*\(.*\)/, '');
        const sunday = `${season}_${number}_sunday`;
        const id = sundayAliases[sunday] ?? sunday;
        return forms.map((form): Entry => [name.includes('{ord}') ? name.replace('{ord}', form) : `${form} ${name}`, id]);
      }),
    ),
  );
}

async function officialEntries(locale: LiturgyLocale): Promise<Entry[]> {
  const own = locale === 'en' || locale === 'de' || locale === 'fr';
  const names = await romcalNames(own ? locale : 'en');
  const shown = [...names].flatMap(([id, name]): Entry[] => {
    const table = tableName(id, locale);
    return [...(table ? [[table, id] as const] : []), ...(own ? [[name, id] as const] : [])];
  });
  const others = namedCelebrations.flatMap(({ id, alt }) => (alt?.[locale] ?? []).map((name): Entry => [name, id]));
  const dated = datedWeekdays.map((id): Entry => [datedWeekdayName(id, locale) ?? '', id]);
  return [...[...shown, ...others].filter(([, id]) => !isDateName(id)), ...dated];
}

/** Celebrations that a country's calendar has, by their English names and those of our tables. */
async function nationalEntries(locale: LiturgyLocale, calendar: CalendarName): Promise<Entry[]> {
  const names = [...(await nationalNames(countryOf(calendar)))].filter(([id]) => !isDateName(id));
  return names.flatMap(([id, name]): Entry[] => [...(locale === 'en' ? [[name, id] as const] : []), [tableName(id, locale) ?? '', id]]);
}

/** What a Hungarian name has behind the saint without a comma: "szűz és vértanú", "püspök", "és társai vértanúk". */
const HUNGARIAN_OFFICES =
  /(?:,? (?:és )?(?:első |társai |társaik )?(?:szűz|vértanúk?|püspök(?:ök)?|apát(?:nő)?|áldozópap(?:ok)?|egyháztanítók?|pápa|diakónus|remete|remeték|szerzetes(?:nő)?|apostol(?:ok)?|evangélista|király|herceg))+(?!\p{L})/gu;

/** "Saint Patrick" for "Saint Patrick, Bishop", "Szent Ágnes" for "Szent Ágnes szűz és vértanú". */
const shortened = ([name, id]: Entry): Entry => [name.replace(/\s*[,，(（–].*$/, '').replace(HUNGARIAN_OFFICES, ''), id];

/** "Szent Márk, Szent István és Szent Menyhért": its beginning is not a name for the three where it is that of one. */
const ofSeveral = ([name]: Entry) => /, Szent /.test(name);

/** Names and what they mean, each way in a map of its own. */
interface Names {
  full: Map<string, string[]>;
  /** Short forms; one that could be several saints says nothing. */
  short: Map<string, string[]>;
  /** What the words of a name mean in whatever order; made when first asked for. */
  loose?: Map<string, Set<string>>;
}

/** Adds names that are not there yet; names of one layer that mean several days keep all of them. */
function addLayer(index: Map<string, string[]>, entries: readonly Entry[]): void {
  const layer = new Map<string, string[]>();
  for (const [name, id] of entries) {
    const key = nameKey(name);
    const ids = layer.get(key) ?? [];
    if (key !== '' && !ids.includes(id)) layer.set(key, [...ids, id]);
  }
  for (const [key, ids] of layer) if (!index.has(key)) index.set(key, ids);
}

function namesOf(layers: readonly (readonly Entry[])[], toShorten: readonly Entry[]): Names {
  const names: Names = { full: new Map(), short: new Map() };
  for (const layer of layers) addLayer(names.full, layer);
  addLayer(names.short, toShorten.map(shortened));
  return names;
}

async function generalNames(locale: LiturgyLocale): Promise<Names> {
  const official = await officialEntries(locale);
  return namesOf([principalEntries(locale), sundayEntries(locale), official, addedEntries(locale)], official);
}

async function countryNames(locale: LiturgyLocale, calendar: CalendarName): Promise<Names> {
  const { full, short } = await kept(locale, () => generalNames(locale));
  const national = (await nationalEntries(locale, calendar)).filter(([name]) => !full.has(nameKey(name)));
  return namesOf([national], national.filter((entry) => !ofSeveral(entry) || !short.has(nameKey(shortened(entry)[0]))));
}

function looseNames(names: Names, locale: LiturgyLocale): Map<string, Set<string>> {
  if (names.loose) return names.loose;
  const loose = new Map<string, Set<string>>();
  for (const [key, ids] of [...names.full, ...names.short]) {
    const words = looseKey(key, locale);
    if (words) loose.set(words, new Set([...(loose.get(words) ?? []), ...ids]));
  }
  return (names.loose = loose);
}

/** Built on first use, then kept: those of a country are few, and the general ones are there once for all countries. */
function kept(key: string, build: () => Promise<Names>): Promise<Names> {
  const holder = globalThis as typeof globalThis & { celebrationNames?: Map<string, Promise<Names>> };
  const cache = (holder.celebrationNames ??= new Map());
  const known = cache.get(key);
  if (known) return known;
  const names = build();
  cache.set(key, names);
  names.catch(() => cache.delete(key));
  return names;
}

/** The names by which celebrations are asked for in one language, with those of a country's own calendar. */
export async function celebrationIndex(locale: LiturgyLocale, calendar: CalendarName = 'general'): Promise<CelebrationIndex> {
  const [general, country] = await Promise.all([
    kept(locale, () => generalNames(locale)),
    countryOf(calendar) === 'general' ? undefined : kept(`${locale} ${countryOf(calendar)}`, () => countryNames(locale, calendar)),
  ]);
  return {
    get: (key) => {
      const full = general.full.get(key) ?? country?.full.get(key);
      if (full) return full;
      const short = new Set([...(general.short.get(key) ?? []), ...(country?.short.get(key) ?? [])]);
      return short.size === 1 ? [...short] : undefined;
    },
    getLoosely: (key) => {
      const words = looseKey(key, locale);
      const ids = new Set([general, country].flatMap((names) => (words && names ? [...(looseNames(names, locale).get(words) ?? [])] : [])));
      return ids.size === 1 ? [...ids] : undefined;
    },
    keys: () => [general, country].flatMap((names) => (names ? [...names.full.keys(), ...names.short.keys()] : [])),
  };
}
