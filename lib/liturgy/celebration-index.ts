import { LRUCache } from 'lru-cache';
import { addedNames, addedSeasonSundays } from './added-names';
import { ordinals, principalDays, seasonSundays, sundayAliases } from './date-words';
import type { LiturgyLocale } from './locale';
import { namedCelebrations, tableName } from './name-tables';
import type { CalendarId } from './national-calendars';
import { nameKey } from './phrase-text';
import { nationalNames, romcalNames } from './romcal-names';

/** Name key to the ids it may mean: several where one name belongs to several days. */
export type CelebrationIndex = ReadonlyMap<string, readonly string[]>;

// Laetare and Gaudete share one Chinese name (喜乐主日); the nearer is meant.
const sharedNames: Partial<Record<LiturgyLocale, Record<string, string[]>>> = {
  zh: { 喜乐主日: ['advent_3_sunday', 'lent_4_sunday'] },
};

/** Names that are only a day of the month ("December 24"): dates are read elsewhere. */
const isDateName = (id: string) => /^(?:advent_december|christmas_time_january)_\d+$/.test(id);

type Entry = readonly [name: string, id: string];

function principalEntries(locale: LiturgyLocale): Entry[] {
  const shared = Object.entries(sharedNames[locale] ?? {}).flatMap(([name, ids]) => ids.map((id): Entry => [name, id]));
  return [...shared, ...principalDays.flatMap((day) => (day[locale] ?? []).map((name): Entry => [name, day.id]))];
}

function addedEntries(locale: LiturgyLocale): Entry[] {
  return addedNames.flatMap((day) => (day[locale] ?? []).map((name): Entry => [name, day.id]));
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
  return [...shown, ...others].filter(([, id]) => !isDateName(id));
}

/** Celebrations that a country's calendar has, by their English names and those of our tables. */
async function nationalEntries(locale: LiturgyLocale, calendar: CalendarId): Promise<Entry[]> {
  if (calendar === 'general') return [];
  const names = [...(await nationalNames(calendar))].filter(([id]) => !isDateName(id));
  return names.flatMap(([id, name]): Entry[] => [...(locale === 'en' ? [[name, id] as const] : []), [tableName(id, locale) ?? '', id]]);
}

/** "Saint Patrick" for "Saint Patrick, Bishop". */
const shortened = ([name, id]: Entry): Entry => [name.replace(/\s*[,，(（–].*$/, ''), id];

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

async function buildIndex(locale: LiturgyLocale, calendar: CalendarId): Promise<CelebrationIndex> {
  const index = new Map<string, string[]>();
  const official = await officialEntries(locale);
  addLayer(index, principalEntries(locale));
  addLayer(index, sundayEntries(locale));
  addLayer(index, official);
  addLayer(index, addedEntries(locale));
  const national = await nationalEntries(locale, calendar);
  addLayer(index, national);
  const full = new Set(index.keys());
  addLayer(index, [...official, ...national].map(shortened));
  // A short form that could be several saints says nothing.
  for (const [key, ids] of index) if (!full.has(key) && ids.length > 1) index.delete(key);
  return index;
}

/** Six languages of one calendar, and as many of others as are asked for in turn. */
type IndexCache = LRUCache<string, Promise<CelebrationIndex>>;

/** The names by which celebrations are asked for in one language, with those of a country's own calendar. Built on first use, then kept. */
export function celebrationIndex(locale: LiturgyLocale, calendar: CalendarId = 'general'): Promise<CelebrationIndex> {
  const holder = globalThis as typeof globalThis & { celebrationIndexes?: IndexCache };
  const cache: IndexCache = (holder.celebrationIndexes ??= new LRUCache({ max: 18 }));
  const key = `${locale} ${calendar}`;
  const known = cache.get(key);
  if (known) return known;
  const index = buildIndex(locale, calendar);
  cache.set(key, index);
  index.catch(() => cache.delete(key));
  return index;
}
