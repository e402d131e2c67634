import 'server-only';
import { personById } from '@/lib/agent/directory/clergy';
import { dioceses } from '@/lib/agent/directory/dioceses';
import { isKnownId } from '@/lib/agent/directory/known-ids';
import { keptPersonId } from '@/lib/agent/directory/old-person-ids';
import { keptSaintId } from '@/lib/agent/directory/old-saint-ids';
import { popes } from '@/lib/agent/directory/popes';
import type { SaintRecord } from '@/lib/agent/directory/records';
import { saints } from '@/lib/agent/directory/saints';
import { saintsOnDay } from '@/lib/agent/directory/saints-on-day';
import { namesByLanguage } from '@/lib/agent/directory/well-known-names';
import { isLibraryId } from '@/lib/agent/library/library-ids';
import { decoded } from '@/lib/decoded';
import type { Locale } from '@/lib/i18n/routing';
import { genderOf, type Gender } from '@/lib/skills/gender-of';
import { sortingName } from './sorting-name';

/** Which ids the built-in agent answers, by section of the address. The popes under their birth names are found among the popes only. */
const KNOWN: Record<string, (id: string) => boolean> = {
  saints: (id) => isKnownId('saints', id),
  clergy: (id) => isKnownId('clergy', id) && personById(id)?.pope_id === undefined,
  popes: (id) => isKnownId('popes', id),
  dioceses: (id) => isKnownId('dioceses', id),
  // A page of its own stands among the ids.
  documents: (id) => id === 'saved' || isLibraryId(id),
};

/**
 * Whether the built-in agent has what an address names; for the proxy, which must answer 404 before anything is rendered.
 * Reads sets of ids only: no search index is built. Meaningless while another agent is connected.
 * @param path without its language, still percent-encoded: `/saints/jerome`
 * @returns false for an unknown id and for broken escapes; true for every address that names none
 */
export function isKnownPage(path: string): boolean {
  const [, section = '', segment = '', ...rest] = path.split('/');
  const isKnown = Object.hasOwn(KNOWN, section) ? KNOWN[section] : undefined;
  if (!isKnown || !segment || rest.some(Boolean)) return true;
  const id = decoded(segment);
  return id !== undefined && isKnown(id);
}

/**
 * Where the page stands of a saint whose two records were joined, of a cleric whose id was mended, or of anybody whose id is written with capitals:
 * all ours are small. Undefined for every address that stays as it is.
 * @param path without its language, still percent-encoded
 */
export function movedPage(path: string): string | undefined {
  const [, section = '', segment = ''] = /^\/(saints|clergy|popes|dioceses)\/([^/]+)\/?$/.exec(path) ?? [];
  const written = decoded(segment) ?? '';
  if (KNOWN[section]?.(written)) return undefined;
  const id = written.toLowerCase();
  const joined = section === 'saints' ? keptSaintId(id) : section === 'clergy' ? keptPersonId(id) : undefined;
  const kept = joined ?? (id !== written && KNOWN[section]?.(id) ? id : undefined);
  return kept && `/${section}/${encodeURIComponent(kept)}`;
}

/** One line of a list: a name in the page's language, or in English with `lang`, and the years or words that tell it from its like. */
export interface ListedName {
  id: string;
  name: string;
  lang?: 'en';
  /** Birth and death, or a pontificate: `YYYY` to `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** In English, as the data have it: an office, a country. */
  note?: string;
  /** ISO 3166 code of the country in `note`. */
  countryCode?: string;
}

/** The name in a language where our own table has it. No skill returns it. */
export function nameIn(kind: 'saints' | 'popes' | 'dioceses', id: string, locale: Locale): string | undefined {
  return locale === 'en' ? undefined : namesByLanguage(kind, id)?.[locale];
}

/** Whether the record of an id is of a woman or a man, where it says so. Lists of namesakes do not send it. */
export function genderIn(kind: 'saints' | 'popes', id: string): Gender | undefined {
  const record = kind === 'saints' ? saints().get(id) : popes().get(id);
  return record && genderOf(record);
}

/** A date of a record, with the "~" by which lib/format says "about". */
export const dated = (date: string | undefined, isAbout: boolean | undefined) => date && `${date}${isAbout ? '~' : ''}`;

/** A line of a list: the name in the page's language, else the English one, marked as such. */
export function named(kind: 'saints' | 'popes' | 'dioceses', id: string, english: string, locale: Locale): Pick<ListedName, 'id' | 'name' | 'lang'> {
  const name = nameIn(kind, id, locale);
  return name ? { id, name } : { id, name: english, ...(locale === 'en' ? {} : { lang: 'en' as const }) };
}

/** @param sorting the words by which a name stands */
function byName(locale: Locale, sorting = ({ name }: ListedName) => name): (a: ListedName, b: ListedName) => number {
  const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-Hans' : locale);
  return (a, b) => compare(sorting(a), sorting(b));
}

/** The saints whose names our table has in all six languages, A to Z in the page's language. */
export function wellKnownSaints(locale: Locale): ListedName[] {
  return [...saints().values()]
    .filter((saint) => namesByLanguage('saints', saint.saint_id))
    .map((saint) => ({ ...named('saints', saint.saint_id, saint.primary_name, locale), from: dated(saint.birth_date, saint.birth_date_approximate), to: dated(saint.death_date, saint.death_date_approximate) }))
    // Only names in the page's language have a title before them.
    .sort(byName(locale, ({ name, lang }) => (lang ? name : sortingName(name, locale))));
}

/** The sees whose names our table has in all six languages, A to Z in the page's language. */
export function wellKnownSees(locale: Locale): ListedName[] {
  return [...dioceses().values()]
    .filter((see) => namesByLanguage('dioceses', see.source_code))
    .map((see) => ({ ...named('dioceses', see.source_code, see.see_name, locale), note: see.country, countryCode: see.country_code }))
    .sort(byName(locale));
}

/** The sees with yearly figures, A to Z: those that Trends can draw. */
export function seesWithStatistics(locale: Locale): ListedName[] {
  return [...dioceses().values()]
    .filter((see) => see.statistics_years)
    .map((see) => ({ ...named('dioceses', see.source_code, see.see_name, locale), note: see.country, countryCode: see.country_code }))
    .sort(byName(locale));
}

type ListedSaint = ListedName & { status?: 'saint' | 'blessed' | 'venerable' | 'servant-of-god' };

function listedSaint(saint: SaintRecord, locale: Locale): ListedSaint {
  return {
    ...named('saints', saint.saint_id, saint.primary_name, locale),
    from: dated(saint.birth_date, saint.birth_date_approximate),
    to: dated(saint.death_date, saint.death_date_approximate),
    status: saint.canonical_status,
  };
}

/**
 * Those whose feast falls on a date, best known first, with their ids: the text of `saints_of_the_day` has only names.
 * @param date `YYYY-MM-DD`
 */
export function saintsOnDate(date: string, locale: Locale): ListedSaint[] {
  return saintsOnDay(Number(date.slice(5, 7)), Number(date.slice(8, 10))).map((saint) => listedSaint(saint, locale));
}

/** The saints of some ids, in their order. */
export function saintsOfIds(ids: readonly string[], locale: Locale): ListedSaint[] {
  return ids.flatMap((id) => saints().get(id) ?? []).map((saint) => listedSaint(saint, locale));
}
