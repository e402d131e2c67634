import type { NameEntry } from './name-entry';
import { scoreEntry, type Strictness } from './score-name';
import { sharingWords } from './sharing-words';
import { vocabularyOf, type Meanings } from './vocabulary';

/** Longer queries are no names; the cap bounds the work that a stranger can ask for. */
const MAX_WORDS = 12;
/** A word that stands in the directory is no beginning of another: "Lucia" is not Luciani, "Roma" no see of Romanians. */
const EXACT: Strictness = { prefixLetters: Infinity, typos: false };
const LOOK_UP: Strictness = { prefixLetters: 4, typos: false };
const MISSPELT: Strictness = { prefixLetters: 4, typos: true };
/** "Parilin" for Pietro Parolin: tried only where no whole name fits. */
const MISSPELT_PART: Strictness = { ...MISSPELT, partsOfNames: true };
const TYPE_AHEAD: Strictness = { prefixLetters: 1, typos: false };

export type NameIndex = {
  /** Ids that answer to all words, best first; misspellings are tried only when nothing else fits. Empty when nothing does. */
  find: (words: readonly string[]) => string[];
  /** The same without misspellings. */
  findSpelt: (words: readonly string[]) => string[];
  /** Ids for a name that is still being typed. */
  complete: (words: readonly string[]) => string[];
  /** The names of an id, folded; none for one that is not there. */
  namesOf: (id: string) => NameEntry['names'];
  /** The ids that readers are most likely to mean, best first. */
  prominent: () => string[];
};

/**
 * Builds an index: the entries that hold all words are its candidates, `scoreEntry` judges them name by name.
 * @param options.forgivesInnerNames of persons: when nobody fits, a name between the first and the last that nobody bears may be left out
 * @param options.loneLetters from how many letters on one misspelt word alone is recognized whatever the slip; places are told apart by fewer than persons
 */
export function indexNames(given: readonly NameEntry[], options: { forgivesInnerNames?: boolean; loneLetters?: number } = {}): NameIndex {
  const entries = sharingWords(given);
  const holders = holdersByWord(entries);
  const vocabulary = vocabularyOf(holders.keys());
  let prominent: string[] | undefined;
  let byId: ReadonlyMap<string, NameEntry> | undefined;

  const rank = (words: readonly string[], strictness: Strictness, meaningsOf = vocabulary.meaningsOf): NameEntry[] => {
    if (words.length === 0 || words.length > MAX_WORDS) return [];
    const meanings: Meanings[] = [];
    for (const word of words) {
      const met = meaningsOf(word, strictness);
      // One word that nobody bears decides: nothing else need be compared.
      if (met.size === 0) return [];
      meanings.push(met);
    }
    const lists = meanings.map((met) => Array.from(met.keys(), (word) => holders.get(word) ?? []));
    return candidates(lists, entries.length)
      .flatMap((place) => {
        const entry = entries[place];
        const score = entry && scoreEntry(words, entry, meanings, { loneLetters: options.loneLetters, partsOfNames: strictness.partsOfNames, halfTyped: strictness === TYPE_AHEAD });
        return entry && score !== undefined ? [{ entry, score }] : [];
      })
      .sort((a, b) => b.score - a.score || compareIds(a.entry.id, b.entry.id))
      .map(({ entry }) => entry);
  };

  /** "Odilo Pedro Scherer" is Odilo Scherer, by his whole name; but "Catherine of Narnia" is no Catherine, and "Stephen III of Hungary" not Stephen. */
  const withoutInnerName = (words: readonly string[]): NameEntry[] => {
    if (options.forgivesInnerNames !== true || words.length !== 3 || /^\d/.test(words[1] ?? '')) return [];
    const outer = words.filter((_, place) => place !== 1);
    return rank(outer, LOOK_UP).filter(({ names }) => names.some((name) => name.join(' ') === outer.join(' ')));
  };

  /** Misspelt as a whole name; else, of one word, as a part of a name. The words are compared once for both. */
  const misspelt = (words: readonly string[]): NameEntry[] => {
    const known = new Map<string, Meanings>();
    const meaningsOf = (word: string) => {
      const met = known.get(word) ?? vocabulary.meaningsOf(word, MISSPELT);
      known.set(word, met);
      return met;
    };
    const whole = rank(words, MISSPELT, meaningsOf);
    return whole.length > 0 || words.length > 1 ? whole : rank(words, MISSPELT_PART, meaningsOf);
  };

  const spelt = [(words: readonly string[]) => rank(words, EXACT), (words: readonly string[]) => rank(words, LOOK_UP)];
  const firstOf = (attempts: readonly ((words: readonly string[]) => NameEntry[])[], words: readonly string[]): string[] => {
    for (const attempt of attempts) {
      const found = attempt(words);
      if (found.length > 0) return found.map(({ id }) => id);
    }
    return [];
  };

  return {
    find: (words) => firstOf([...spelt, misspelt, withoutInnerName], words),
    findSpelt: (words) => firstOf(spelt, words),
    complete: (words) => rank(words, TYPE_AHEAD).map(({ id }) => id),
    namesOf: (id) => {
      const entry = (byId ??= new Map(entries.map((known) => [known.id, known]))).get(id);
      return [...(entry?.names ?? []), ...(entry?.wholeNames ?? [])];
    },
    prominent: () => (prominent ??= entries.toSorted((a, b) => b.prominence - a.prominence || compareIds(a.id, b.id)).map(({ id }) => id)),
  };
}

/** For each word the places of the entries that hold it, in a name or beside it. */
function holdersByWord(entries: readonly NameEntry[]): ReadonlyMap<string, readonly number[]> {
  const holders = new Map<string, number[]>();
  const note = (word: string, place: number) => {
    const already = holders.get(word);
    if (already === undefined) holders.set(word, [place]);
    else if (already.at(-1) !== place) already.push(place);
  };
  for (const [place, entry] of entries.entries()) {
    for (const name of [...entry.names, ...(entry.wholeNames ?? [])]) for (const word of name) note(word, place);
    for (const word of entry.context) note(word, place);
  }
  // Lists that have grown hold room for as many again.
  for (const [word, list] of holders) holders.set(word, list.slice());
  return holders;
}

/**
 * The places that hold one word of each group: each place counts how many groups in turn have named it, so no set need be built.
 * @param groups for each word of the query the places of every word that it may mean
 */
function candidates(groups: readonly (readonly (readonly number[])[])[], places: number): number[] {
  const counted = new Uint8Array(places);
  const left: number[] = [];
  for (const [turn, lists] of groups.entries())
    for (const list of lists)
      for (const place of list) {
        if (counted[place] !== turn) continue;
        counted[place] = turn + 1;
        if (turn + 1 === groups.length) left.push(place);
      }
  return left;
}

function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
