import { SEES_CALLED_OTHERWISE } from './called-otherwise';
import { findByWords } from './find-by-words';
import { foldLetters } from './fold-letters';
import { foldName } from './fold-name';
import { hitOf } from './hit-of';
import { kept } from './kept';
import { KIND_WORDS } from './kind-words';
import { contextOf, namesOf, type NameEntry } from './name-entry';
import { indexNames, type NameIndex } from './name-index';
import { queryWords } from './query-words';
import { readRecords } from '../read-data';
import type { DioceseRecord, Hit } from './records';
import { seeSpellings } from './well-known-names';

/** All jurisdictions by `source_code`. */
export function dioceses(): ReadonlyMap<string, DioceseRecord> {
  return kept('dioceses', () => new Map(readRecords<DioceseRecord>('dioceses').map((see) => [see.source_code, see])));
}

export function dioceseById(code: string): DioceseRecord | undefined {
  return dioceses().get(code);
}

/**
 * The see that a name in any of our languages, or a code, means; a country, state or city beside the name narrows it.
 * A lone "St." or "Santa" begins the names of hundreds and means none of them; only San in Mali is called so.
 */
export function findDiocese(query: string): Hit<DioceseRecord> | undefined {
  const words = queryWords(query, KIND_WORDS.dioceses);
  const ids = findByWords(dioceseIndex(), query, KIND_WORDS.dioceses);
  const isExact = (id: string) => foldLetters(dioceseById(id)?.primary_name ?? '') === foldLetters(query.trim());
  if (words.every((word) => word === 'saint')) return hitOf(query, dioceses(), ids.filter(isExact));
  if (words.length === foldName(query).length) return hitOf(query, dioceses(), ids);
  // With its kind said, the one that is called exactly so comes first: the Diocese of Venice is in Florida.
  return hitOf(query, dioceses(), [...ids.filter(isExact), ...ids.filter((id) => !isExact(id))]);
}

/** The code of the best-known see that one of its names calls exactly so. */
export function seeCalled(words: readonly string[]): string | undefined {
  const name = words.join(' ');
  return dioceseIndex().find(words).find((id) => dioceseIndex().namesOf(id).some((known) => known.join(' ') === name));
}

export function dioceseIndex(): NameIndex {
  return kept('diocese-index', () => indexNames([...dioceses().values()].map(toEntry), { loneLetters: 5 }));
}

const COUNTRY_ALSO: Record<string, string> = {
  US: 'USA America',
  GB: 'UK England Great Britain',
  CN: 'PRC',
  KR: 'Korea',
  NL: 'Holland',
  CD: 'Congo DRC',
};

function toEntry(see: DioceseRecord): NameEntry {
  return {
    id: see.source_code,
    names: namesOf(
      [see.see_name, see.primary_name, see.local_name, ...seeSpellings(see.source_code), ...(SEES_CALLED_OTHERWISE[see.source_code] ?? [])],
      KIND_WORDS.dioceses,
    ),
    context: contextOf([
      see.country,
      see.country_code,
      COUNTRY_ALSO[see.country_code],
      see.state,
      see.state_code,
      see.city,
      see.province,
      see.rite,
    ]),
    prominence:
      (seeSpellings(see.source_code).length > 0 ? 30 : 0) +
      (SEES_CALLED_OTHERWISE[see.source_code] ? 5 : 0) +
      (see.is_metropolitan_see ? 12 : 0) +
      (see.statistics_years ? 10 : 0) +
      (see.jurisdiction_type === 'Archdiocese' ? 8 : see.jurisdiction_type ? 3 : 0) +
      (see.reference_url || see.official_website ? 2 : 0),
  };
}
