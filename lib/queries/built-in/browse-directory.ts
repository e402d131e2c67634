import 'server-only';
import { clergy } from '@/lib/agent/directory/clergy';
import { dioceses } from '@/lib/agent/directory/dioceses';
import { foldLetters } from '@/lib/agent/directory/fold-letters';
import { kept } from '@/lib/agent/directory/kept';
import type { DirectoryKind } from '@/lib/agent/directory/kind-words';
import { popes } from '@/lib/agent/directory/popes';
import { saints } from '@/lib/agent/directory/saints';
import { BROWSE_FILTERS, type Browsed, type BrowseFilter } from '@/lib/browse-address';
import type { Locale } from '@/lib/i18n/routing';
import { nameIn } from './built-in';
import { countriesOf } from './countries-of';
import { listedRecord, type ListedRecord } from './listed-record';
import { sortingName } from './sorting-name';

/** So many names stand on a page. */
export const PAGE_LENGTH = 50;

/** A value of a filter and how many bear it, the other filters being as they are. */
export interface BrowseChoice { value: string; count: number }

export interface BrowsePage {
  names: ListedRecord[];
  /** Of all pages. */
  total: number;
  page: number;
  pages: number;
  choices: Partial<Record<BrowseFilter, BrowseChoice[]>>;
}

interface Row { id: string; values: Partial<Record<BrowseFilter, readonly string[]>>; feast?: string }

const key = (words: string) => words.trim().toLowerCase().replace(/[^a-z\d]+/g, '-');

/** The letter under which a name stands, "Ágnes" under A; names in another script are under `other`. */
function letterOf(name: string): string {
  const [letter = ''] = foldLetters(name).replace(/^[^\p{L}]+/u, '');
  return /[a-z]/.test(letter) ? letter : 'other';
}

/** Ids A to Z in the page's language, each with its name. */
function sorted(names: { id: string; name: string }[], locale: Locale): { id: string; name: string }[] {
  const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-Hans' : locale);
  return names.toSorted((a, b) => compare(a.name, b.name));
}

const ROWS: Record<DirectoryKind, (locale: Locale) => Row[]> = {
  saints: (locale) => {
    const nameOf = (id: string, english: string) => {
      const name = nameIn('saints', id, locale);
      return name ? sortingName(name, locale) : english;
    };
    const names = [...saints().values()].map(({ saint_id: id, primary_name }) => ({ id, name: nameOf(id, primary_name) }));
    return sorted(names, locale).flatMap(({ id, name }) => {
      const saint = saints().get(id);
      if (!saint) return [];
      const status = saint.canonical_status ? [saint.canonical_status] : [];
      const month = saint.feast_day ? [String(Number(saint.feast_day.slice(0, 2)))] : [];
      return [{ id, feast: saint.feast_day, values: { month, letter: [letterOf(name)], status, country: countriesOf(saint) } }];
    });
  },
  clergy: (locale) => {
    const persons = [...clergy().values()].filter((person) => person.pope_id === undefined);
    const byName = new Map(sorted(persons.map(({ person_id: id, primary_name: name }) => ({ id, name })), locale).map(({ id }, place) => [id, place]));
    const place = (person: (typeof persons)[number]) => person.precedence ?? 1_000 + (byName.get(person.person_id) ?? 0);
    return persons.toSorted((a, b) => place(a) - place(b)).map((person) => ({
      id: person.person_id,
      values: { order: person.cardinal_order ? [key(person.cardinal_order)] : [], consistory: person.elevated_cardinal ? [person.elevated_cardinal] : [] },
    }));
  },
  popes: () => [...popes().values()].toReversed().map((pope) => ({ id: pope.pope_id, values: { century: [String(Math.ceil(Number(pope.pontificate.start.slice(0, 4)) / 100))] } })),
  dioceses: (locale) => {
    const names = [...dioceses().values()].map(({ source_code: id, see_name }) => ({ id, name: nameIn('dioceses', id, locale) ?? see_name }));
    return sorted(names, locale).flatMap(({ id }) => {
      const see = dioceses().get(id);
      return see ? [{ id, values: { country: [see.country_code], province: see.province ? [see.province] : [] } }] : [];
    });
  },
};

const rowsOf = (kind: DirectoryKind, locale: Locale) => kept(`browse-${kind}-${locale}`, () => ROWS[kind](locale));

/** Where a see of the built-in data stands in the list of sees: its country and province; undefined where no province is known. */
export function provinceOf(id: string): { country: string; province: string } | undefined {
  const see = dioceses().get(id);
  return see?.province ? { country: see.country_code, province: see.province } : undefined;
}

/** What is chosen, without a province that is in none of the country's: who has chosen another country has the form send the old one too. */
export function withOwnProvince({ filters: { province, ...others }, page }: Browsed): Browsed {
  const isOwn = province !== undefined && (!others.country || [...dioceses().values()].some((see) => see.province === province && see.country_code === others.country));
  return { filters: isOwn ? { ...others, province } : others, page };
}

/** Numbers count up, but the latest consistory and the latest century come first; words stand in their own order. */
function inOrder(filter: BrowseFilter, choices: BrowseChoice[]): BrowseChoice[] {
  const latestFirst = filter === 'consistory' || filter === 'century' ? -1 : 1;
  return choices.toSorted((a, b) => latestFirst * a.value.localeCompare(b.value, 'en', { numeric: true }));
}

/**
 * A page of the built-in agent's list of a directory; no skill returns one. Saints of a month come by their days, popes the latest first, cardinals by
 * precedence and then the other clergy, all else A to Z in the page's language. A page past the last is the last.
 */
export function browseDirectory(kind: DirectoryKind, { filters, page }: Browsed, locale: Locale): BrowsePage {
  const rows = rowsOf(kind, locale);
  const fits = (row: Row, but?: BrowseFilter) => BROWSE_FILTERS[kind].every((filter) => {
    const wanted = filters[filter];
    // A province is one of a country: with another country it is no longer chosen, so it narrows no countries.
    return filter === but || (filter === 'province' && but === 'country') || wanted === undefined || row.values[filter]?.includes(wanted);
  });
  const found = rows.filter((row) => fits(row));
  const ordered = filters.month ? found.toSorted((a, b) => (a.feast ?? '').localeCompare(b.feast ?? '')) : found;
  const choices = Object.fromEntries(BROWSE_FILTERS[kind].map((filter) => {
    const counts = new Map<string, number>();
    for (const row of rows) if (fits(row, filter)) for (const value of row.values[filter] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [filter, inOrder(filter, [...counts].map(([value, count]) => ({ value, count })))];
  }));
  const pages = Math.max(1, Math.ceil(ordered.length / PAGE_LENGTH));
  const shown = Math.min(page, pages);
  const names = ordered.slice((shown - 1) * PAGE_LENGTH, shown * PAGE_LENGTH).map(({ id }) => listedRecord(kind, id, locale));
  return { names, total: ordered.length, page: shown, pages, choices };
}
