import { POPES_CALLED_OTHERWISE } from './called-otherwise';
import { findByWords } from './find-by-words';
import { foldName } from './fold-name';
import { hitOf } from './hit-of';
import { kept } from './kept';
import { CLERGY_WORDS, KIND_WORDS, POPE_WORDS } from './kind-words';
import { contextOf, namesOf, type NameEntry } from './name-entry';
import { indexNames, type NameIndex } from './name-index';
import { queryWords } from './query-words';
import { popeNamesAbroad } from './pope-names-abroad';
import { readData } from '../read-data';
import type { Hit, PopeRecord } from './records';
import { namesByLanguage, popeSpellings } from './well-known-names';

/** All popes by `pope_id`, Peter first. */
export function popes(): ReadonlyMap<string, PopeRecord> {
  return kept('popes', () => new Map(readData<PopeRecord[]>('popes').map((pope) => [pope.pope_id, pope])));
}

export function popeById(id: string): PopeRecord | undefined {
  return popes().get(id);
}

/**
 * The pope that a papal name (any way of writing the number), a birth name or a nickname means, with what else matched.
 * Popes of one name come by number, the latest first. A number that no pope has is nobody. "Cardinal X" is a pope only by his birth name.
 */
export function findPope(typed: string): Hit<PopeRecord> | undefined {
  // "XI Piusz": before a pope's name even "xi" is a numeral, with its full stop or without.
  const query = typed.replace(/^\s*([ivx]+)\s+(?=\S)/i, '$1. ');
  const words = queryWords(query, KIND_WORDS.popes);
  if (BELOW_ZERO.test(query)) return undefined;
  const counted = countedPope(query);
  if (counted !== undefined) return hitOf(query, popes(), [counted.pope_id]);
  if (words.length > 0 && words.every((word) => NOW.has(word)) && asksFor(POPE_WORDS, query)) return hitOf(query, popes(), [currentPope().pope_id]);
  const ids = latestOfNameFirst(words, findByWords(popeIndex(), query, KIND_WORDS.popes));
  if (asksFor(POPE_WORDS, query)) {
    // "Papa Paolo" is a Paul or nobody, not who was christened so: of a name of birth the surname must be there.
    const byPapalName = ids.filter((id) => !isBirthName(words, id));
    return hitOf(query, popes(), byPapalName.length > 0 ? byPapalName : ids.filter((id) => isBirthName(words, id, 'surname')));
  }
  return hitOf(query, popes(), asksFor(CLERGY_WORDS, query) ? ids.filter((id) => isBirthName(words, id, 'surname')) : ids);
}

/** "Benedict -1", but not the id "benedict-1" nor a dash between words. */
const BELOW_ZERO = /\s[-\u2212]\d/;

/** "The 266th pope", "first pope", "266. Papst", "第266任教宗": who is meant by his place in the list of popes. "Pope 16" is none. */
function countedPope(query: string): PopeRecord | undefined {
  const [place, ...title] = foldName(query.replace(/第?\s*(\d+)\s*[任位]/u, '$1 '));
  if (place === undefined || !/^\d+$/.test(place) || title.length === 0 || !title.every((word) => POPE_WORDS.has(word))) return undefined;
  return [...popes().values()].find(({ ordinal }) => ordinal === Number(place));
}

const SURNAMES_FROM = '1400';

/** The words around "pope" that ask for whoever is pope now, in our languages. */
const NOW: ReadonlySet<string> = new Set(
  'current present reigning now today s todays our aktuell aktueller aktuelle jetzig jetziger heutig heutiger heute actuel presente aujourdhui jelenlegi mostani mai 现任 当今 现在 attwali prezenti llum'.split(' '),
);

/** The one whose pontificate has no end. */
function currentPope(): PopeRecord {
  const [latest] = [...popes().values()].toSorted((a, b) => b.ordinal - a.ordinal);
  if (latest === undefined) throw new Error('popes.json is empty');
  return latest;
}

/**
 * For the hint of `person_lookup`: the pope whom a query that found no other cleric means. One word of a birth name is enough only
 * since men were called by surnames: Cardinal Ottaviani is not Sylvester III, who may have come of the Ottaviani of 1045.
 */
export function popeLooksLike(query: string): PopeRecord | undefined {
  const pope = findPope(query)?.record;
  const words = queryWords(query, KIND_WORDS.popes);
  if (pope === undefined || pope.pontificate.start >= SURNAMES_FROM || words.length > 1) return pope;
  return isBirthName(words, pope.pope_id) ? undefined : pope;
}

export function popeIndex(): NameIndex {
  return kept('pope-index', () => indexNames([...popes().values()].map(toEntry)));
}

/** "Gregory" is XVI, XV … I, whoever is the best known of them, and any other name that only begins so (John Paul) comes after. */
function latestOfNameFirst(words: readonly string[], ids: readonly string[]): string[] {
  const name = words.join(' ');
  const isName = (known: readonly string[]) => known.filter((word) => !/^\d/.test(word)).join(' ') === name;
  const ofName = new Set(ids.filter((id) => popeIndex().namesOf(id).some(isName)));
  const byNumber = [...ofName].sort((a, b) => firstOrdinal(b) - firstOrdinal(a));
  return [...byNumber, ...ids.filter((id) => !ofName.has(id))];
}

function asksFor(title: ReadonlySet<string>, query: string): boolean {
  return foldName(query).some((word) => title.has(word));
}

/** Whether all words belong to the name of birth and none to the papal name; with its last word among them when the surname counts. */
function isBirthName(words: string[], id: string, part?: 'surname'): boolean {
  const pope = popeById(id);
  const birth = foldName(pope?.birth_name ?? '');
  const papal = [pope?.papal_name ?? '', ...popeNamesAbroad(pope?.papal_name ?? '')].flatMap(foldName);
  const within = words.every((word) => birth.includes(word)) && !words.every((word) => papal.includes(word));
  return within && (part === undefined || words.includes(birth.at(-1) ?? ''));
}

function toEntry(pope: PopeRecord): NameEntry {
  const byLanguage = Object.values(namesByLanguage('popes', pope.pope_id) ?? {}).filter((name) => name !== undefined);
  const names = [
    pope.papal_name,
    ...popeSpellings(pope.pope_id, pope.papal_name),
    ...(pope.birth_name?.split(';') ?? []),
    alsoNumbered(pope),
    ...popeNamesAbroad(pope.papal_name),
    ...(POPES_CALLED_OTHERWISE[pope.pope_id] ?? []),
  ];
  return {
    id: pope.pope_id,
    names: namesOf([...names, ...(isNumbered(pope) ? [] : [pope.papal_name, ...byLanguage, ...popeNamesAbroad(pope.papal_name)].map((name) => `${name} I`))], KIND_WORDS.popes),
    context: contextOf([pope.origin]),
    prominence: (firstOrdinal(pope.pope_id) / 267) * 20,
  };
}

/** Of a name that one pope bore the list gives no number; he may be asked for as the first. */
function isNumbered({ papal_name: name }: PopeRecord): boolean {
  return / [IVX]+$/.test(name);
}

/** One man's several terms of office count alike; of two popes of one name the later is more often meant. */
function firstOrdinal(id: string): number {
  const papalName = popeById(id)?.papal_name;
  return [...popes().values()].find((pope) => pope.papal_name === papalName)?.ordinal ?? 0;
}

/** "Felix II" for Felix III, "Cletus" for Anacletus: lists number some popes otherwise. */
function alsoNumbered(pope: PopeRecord): string | undefined {
  if (pope.also_numbered === undefined) return undefined;
  return /^[IVX]+$/.test(pope.also_numbered) ? pope.papal_name.replace(/[IVX]+$/, pope.also_numbered) : pope.also_numbered;
}
