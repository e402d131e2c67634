import { findAddressed } from './addressed';
import { SAINTS_BY_PHRASE, SAINTS_CALLED_OTHERWISE } from './called-otherwise';
import { findByWords } from './find-by-words';
import { foldLetters } from './fold-letters';
import { foldName } from './fold-name';
import { hitOf } from './hit-of';
import { kept } from './kept';
import { CLERGY_WORDS, KIND_WORDS, POPE_WORDS } from './kind-words';
import { isSameOnceHeard, matchWord } from './match-word';
import { contextOf, namesOf, type NameEntry } from './name-entry';
import { indexNames, type NameIndex } from './name-index';
import { keptSaintId } from './old-saint-ids';
import { popeNamesAbroad } from './pope-names-abroad';
import { popeById } from './popes';
import { queryWords } from './query-words';
import { readRecords } from '../read-data';
import type { Hit, SaintRecord } from './records';
import { SAINT_NAMES_ABROAD } from './saint-names-abroad';
import { SAINT_NAMES_SOUTHERN } from './saint-names-southern';
import { saintProminence } from './saint-prominence';
import { titlesAbroad } from './titles-abroad';
import { popeSpellings, saintSpellings } from './well-known-names';

/** All saints, blessed, venerable and servants of God by `saint_id`, in the order of the data. */
export function saints(): ReadonlyMap<string, SaintRecord> {
  return kept('saints', () => new Map(readRecords<SaintRecord>('saints').map((saint) => [saint.saint_id, saint])));
}

/** An id that was given up when two records were joined means the one that is kept. */
export function saintById(id: string): SaintRecord | undefined {
  return saints().get(id) ?? saints().get(keptSaintId(id) ?? '');
}

/**
 * The saint that a name or an id typed as text means, with what else matched; undefined when no name really matches.
 * Who asks for a pope is answered with a pope or not at all: no saint stands in for Pope Francis, and nobody of that name for Jesus.
 */
export function findSaint(query: string): Hit<SaintRecord> | undefined {
  if (asksForGod(query)) return undefined;
  const ids = idsFor(query);
  const moved = keptSaintId(query.trim().toLowerCase());
  if (moved?.includes('-') && query.includes('-')) return hitOf(moved, saints(), [moved, ...ids.filter((id) => id !== moved)]);
  const asksForPope = foldName(query).some((word) => POPE_WORDS.has(word));
  return hitOf(query, saints(), asksForPope ? ids.filter(wasPope) : ids);
}

/** The Lord in our languages and their neighbours', folded: he is no saint among others, though many bear his name. */
const GOD: ReadonlySet<string> = new Set(
  'jesus jezus jesu jezusa gesu iesus christ jesuschrist christus christi krisztus kristu cristo chrystus isus god gott dieu isten alla dio dios 耶稣 基督 耶稣基督 天主'.split(' '),
);

function asksForGod(query: string): boolean {
  const words = queryWords(query, KIND_WORDS.saints).filter((word) => word !== 'saint');
  return words.length > 0 && words.every((word) => GOD.has(word));
}

/**
 * Ranked ids in the order in which a reader wants them: a pair ("John and Paul") after single persons, unless the query joins two names,
 * for "John Paul" is one man.
 */
export function inOrderAsked(ids: readonly string[], query: string): string[] {
  // Who has typed one word, or half of one, may get thousands of ids: they are in order.
  if (queryWords(query, KIND_WORDS.saints).length <= 1 || JOINING.test(query)) return [...ids];
  const isPair = (id: string) => / and /.test(saintById(id)?.primary_name ?? '');
  const singles = ids.filter((id) => !isPair(id));
  return singles.some((id) => !isBareEntry(id)) ? [...singles, ...ids.filter(isPair)] : [...ids];
}

function idsFor(query: string): string[] {
  const words = queryWords(query, KIND_WORDS.saints);
  const found = findAddressed(saintIndex(), words, whoMayBeAddressed) ?? withoutOffice(words) ?? findByWords(saintIndex(), query, KIND_WORDS.saints);
  const ids = inOrderAsked(words.length === 1 && foldName(query)[0] === 'saint' ? found.filter((id) => isCalledSaint(words[0] ?? '', id)) : found, query);
  const phrase = [foldLetters(query).trim(), foldName(query).join(' ')].find((text) => Object.hasOwn(SAINTS_BY_PHRASE, text));
  const meant = phrase === undefined ? undefined : SAINTS_BY_PHRASE[phrase];
  const first = meant === undefined ? (ids.every(isBareEntry) ? keptTogether(query) : []) : [meant];
  return [...new Set([...first, ...ids])];
}

/** Whether "Saint" may stand before a word that this saint has in a name, perhaps misspelt: "Saint Karen" is not Castor of Karden, and "San Marzano" no Mariano. */
function isCalledSaint(word: string, id: string): boolean {
  const ofPlaces = new Set([...(saintById(id)?.primary_name ?? '').matchAll(/ of (?:the )?(\p{L}+)/gu)].flatMap(([, place]) => foldName(place ?? '')));
  const mayMean = (part: string, isWhole: boolean) => {
    const met = matchWord(word, part, 1, true);
    return met === 'typo' ? isWhole || (!ofPlaces.has(part) && isSameOnceHeard(word, part)) : met !== undefined;
  };
  return saintIndex().namesOf(id).some((name) => name.some((part) => mayMean(part, name.length === 1)));
}

/** Since about then priests and religious are addressed as they are now. */
const ADDRESSED_FROM = '1500';

/** Of those who bear a single name: who bears it as a surname, else the only well-known one. Many a Pierre was a priest, but none of them is "Abbé Pierre". */
function whoMayBeAddressed(ids: readonly string[], name: string): readonly string[] {
  const modern = ids.filter((id) => (saintById(id)?.death_date ?? '') >= ADDRESSED_FROM);
  const bySurname = modern.filter((id) => foldName(saintById(id)?.primary_name ?? '').at(-1) === name);
  const wellKnown = modern.filter((id) => saintSpellings(id).length > 0);
  return bySurname.length > 0 ? bySurname : wellKnown.length === 1 ? wellKnown : [];
}

/** "Cardinal Bellarmine": an office of which the record says nothing, before a name that is spelt right. Undefined where that is not so. */
function withoutOffice(words: readonly string[]): readonly string[] | undefined {
  const name = words.filter((word) => !CLERGY_WORDS.has(word));
  const [only, ...more] = name;
  if (only === undefined || name.length === words.length || saintIndex().findSpelt(words).length > 0) return undefined;
  const bearers = saintIndex().findSpelt(name);
  const meant = more.length === 0 ? whoMayBeAddressed(bearers, only) : bearers;
  return meant.length > 0 ? meant : undefined;
}

/** Two saints of one day whom a query joins, each with a record of their own: Cyril and Methodius. Empty for any other two. */
function keptTogether(query: string): string[] {
  const [one, other, ...more] = query.split(JOINING);
  if (one === undefined || other === undefined || more.length > 0) return [];
  const persons = (name: string) => findByWords(saintIndex(), name, KIND_WORDS.saints).filter((id) => !isBareEntry(id));
  const others = persons(other);
  for (const id of persons(one)) {
    const day = saintById(id)?.feast_day;
    const beside = day === undefined ? undefined : others.find((second) => second !== id && saintById(second)?.feast_day === day);
    if (beside !== undefined) return [id, beside];
  }
  return [];
}

const JOINING = /(?:^|\s)(?:and|und|et|és|e|y|u|&)(?:\s|$)/i;

function isBareEntry(id: string): boolean {
  return saintById(id)?.record_type === 'martyrology-entry';
}

function wasPope(id: string): boolean {
  const saint = saintById(id);
  if (saint === undefined) return false;
  return saint.pope_id !== undefined || saint.titles?.includes('pope') === true || saint.also_known_as?.some((name) => name.startsWith('Pope ')) === true;
}

export function saintIndex(): NameIndex {
  return kept('saint-index', () => indexNames([...saints().values()].map(toEntry), { forgivesInnerNames: true }));
}

function toEntry(saint: SaintRecord): NameEntry {
  const pope = saint.pope_id === undefined ? undefined : popeById(saint.pope_id);
  const southern = SAINT_NAMES_SOUTHERN[saint.saint_id];
  const spellings = [
    saint.primary_name,
    ...(saint.also_known_as ?? []),
    ...saintSpellings(saint.saint_id),
    ...(SAINTS_CALLED_OTHERWISE[saint.saint_id] ?? []),
    ...(SAINT_NAMES_ABROAD[saint.saint_id] ?? []),
    ...(pope ? [pope.papal_name, ...popeSpellings(pope.pope_id, pope.papal_name), ...popeNamesAbroad(pope.papal_name)] : []),
    saint.latin_name,
  ];
  return {
    id: saint.saint_id,
    names: namesOf(spellings, KIND_WORDS.saints),
    wholeNames: southern === undefined ? undefined : namesOf(southern.split('; '), KIND_WORDS.saints),
    context: contextOf([
      ...(saint.titles ?? []),
      ...titlesAbroad(saint.titles ?? []),
      ...(saint.country ?? []),
      ...(saint.religious_order ?? []),
      saint.vocation,
      saint.birth_place,
    ]),
    prominence: saintProminence(saint),
  };
}
