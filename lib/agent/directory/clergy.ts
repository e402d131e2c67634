import { findAddressed } from './addressed';
import { CLERGY_CALLED_OTHERWISE } from './called-otherwise';
import { findByWords } from './find-by-words';
import { foldName } from './fold-name';
import { hitOf } from './hit-of';
import { kept } from './kept';
import { CLERGY_WORDS, KIND_WORDS } from './kind-words';
import { contextOf, namesOf, type NameEntry } from './name-entry';
import { indexNames, type NameIndex } from './name-index';
import { asksForOffice, seeOfOffice } from './office-of-see';
import { keptPersonId } from './old-person-ids';
import { queryWords } from './query-words';
import { readData } from '../read-data';
import type { ClergyRecord, Hit } from './records';

/** All clergy by `person_id`, with the popes under their birth names (those carry `pope_id`). */
export function clergy(): ReadonlyMap<string, ClergyRecord> {
  return kept('clergy', () => new Map(readData<ClergyRecord[]>('clergy').map((person) => [person.person_id, person])));
}

/** An id that was mended means the same person. */
export function personById(id: string): ClergyRecord | undefined {
  return clergy().get(id) ?? clergy().get(keptPersonId(id) ?? '');
}

/** The bishop or cardinal that a name, or an office written out ("Archbishop of Vienna"), means. Popes are never found here. */
export function findPerson(query: string): Hit<ClergyRecord> | undefined {
  const byName = asksForOffice(query) ? [] : (findAddressed(clergyIndex(), queryWords(query, KIND_WORDS.clergy)) ?? findByWords(clergyIndex(), query, KIND_WORDS.clergy));
  const ids = [...new Set([...holdersOf(query), ...byName])];
  return hitOf(keptPersonId(query.trim().toLowerCase()) ?? query, nonPopes(), ids);
}

/** For the hint of `pope_lookup`: the cleric whom a query that found no pope means. */
export function clergyLooksLike(query: string): ClergyRecord | undefined {
  return findPerson(query)?.record;
}

export function clergyIndex(): NameIndex {
  return kept('clergy-index', () => indexNames([...nonPopes().values()].map(toEntry), { forgivesInnerNames: true, loneLetters: 5 }));
}

function nonPopes(): ReadonlyMap<string, ClergyRecord> {
  return kept('non-popes', () => new Map([...clergy()].filter(([, person]) => person.pope_id === undefined)));
}

/**
 * Those whose office the query names in full, at least from its beginning or to its end with two telling words
 * ("Secretary of State", "Patriarch of Jerusalem"), or by the see in whatever language ("Erzbischof von Köln").
 */
function holdersOf(query: string): string[] {
  const see = seeOfOffice(query);
  const bishops = see === undefined ? [] : [...nonPopes().values()].filter((person) => person.see_code === see).map((person) => person.person_id);
  const asked = queryWords(query, new Set());
  const telling = asked.filter((word) => !CLERGY_WORDS.has(word));
  if (asked.length < 2 || telling.length === 0) return bishops;
  const phrase = asked.join(' ');
  const isPart = (office: string) => office.startsWith(`${phrase} `) || office.endsWith(` ${phrase}`);
  const holds = (office: string) => office === phrase || (telling.length > 1 && isPart(office) && !office.includes('emeritus'));
  return [...bishops, ...[...offices()].flatMap(([id, office]) => (holds(office) ? [id] : []))];
}

function offices(): ReadonlyMap<string, string> {
  return kept('offices', () => new Map([...nonPopes()].map(([id, { current_position }]) => [id, foldName(current_position).join(' ')])));
}

function toEntry(person: ClergyRecord): NameEntry {
  return {
    id: person.person_id,
    names: namesOf([person.primary_name, ...(CLERGY_CALLED_OTHERWISE[person.person_id] ?? [])], KIND_WORDS.clergy),
    context: contextOf([person.current_position, person.country, person.birth_place, person.religious_order]),
    prominence: person.elevated_cardinal ? 20 + 5 * (1 - (person.precedence ?? 250) / 250) : person.title === 'Archbishop' ? 10 : 5,
  };
}
