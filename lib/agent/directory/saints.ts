import { hitOf } from './hit-of';
import { kept } from './kept';
import { KIND_WORDS } from './kind-words';
import { contextOf, namesOf, type NameEntry } from './name-entry';
import { indexNames, type NameIndex } from './name-index';
import { popeById } from './popes';
import { queryWords } from './query-words';
import { readData } from './read-data';
import type { Hit, SaintRecord } from './records';
import { saintProminence } from './saint-prominence';
import { popeSpellings, saintSpellings } from './well-known-names';

/** All saints, blessed, venerable and servants of God by `saint_id`, in the order of the data. */
export function saints(): ReadonlyMap<string, SaintRecord> {
  return kept('saints', () => new Map(readData<SaintRecord[]>('saints').map((saint) => [saint.saint_id, saint])));
}

export function saintById(id: string): SaintRecord | undefined {
  return saints().get(id);
}

/** The saint that a name or an id typed as text means, with what else matched; undefined when no name really matches. */
export function findSaint(query: string): Hit<SaintRecord> | undefined {
  return hitOf(query, saints(), saintIndex().find(queryWords(query, KIND_WORDS.saints)));
}

export function saintIndex(): NameIndex {
  return kept('saint-index', () => indexNames([...saints().values()].map(toEntry)));
}

/** The mother of God is called by a bare first name too; no list of names says so. */
const ALSO_CALLED: Record<string, string[]> = { 'blessed-virgin-mary': ['Mary', 'Maria', 'Marie', 'Mária', 'Marija', '玛利亚'] };

function toEntry(saint: SaintRecord): NameEntry {
  const pope = saint.pope_id === undefined ? undefined : popeById(saint.pope_id);
  const spellings = [
    saint.primary_name,
    ...(saint.also_known_as ?? []),
    ...saintSpellings(saint.saint_id),
    ...(ALSO_CALLED[saint.saint_id] ?? []),
    ...(pope ? [pope.papal_name, ...popeSpellings(pope.pope_id, pope.papal_name)] : []),
    saint.latin_name,
  ];
  return {
    id: saint.saint_id,
    names: namesOf(spellings, KIND_WORDS.saints),
    context: contextOf([
      ...(saint.titles ?? []),
      ...(saint.country ?? []),
      ...(saint.religious_order ?? []),
      saint.vocation,
      saint.birth_place,
    ]),
    prominence: saintProminence(saint),
  };
}
