import MiniSearch from 'minisearch';
import type { NameEntry } from './name-entry';
import { scoreEntry, type Strictness } from './score-name';

/** Longer queries are no names; the cap bounds the work that a stranger can ask for. */
const MAX_WORDS = 12;
const LOOK_UP: Strictness = { prefixLetters: 4, typos: false };
const MISSPELT: Strictness = { prefixLetters: 4, typos: true };
const TYPE_AHEAD: Strictness = { prefixLetters: 1, typos: false };

export type NameIndex = {
  /** Ids that answer to all words, best first; misspellings are tried only when nothing else fits. Empty when nothing does. */
  find: (words: readonly string[]) => string[];
  /** Ids for a name that is still being typed. */
  complete: (words: readonly string[]) => string[];
  /** The ids that readers are most likely to mean, best first. */
  prominent: () => string[];
};

/** Builds an index: MiniSearch finds the candidates that hold all words, `scoreEntry` judges them name by name. */
export function indexNames(entries: readonly NameEntry[]): NameIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const search = new MiniSearch<{ id: string; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  search.addAll(
    entries.map((entry) => ({
      id: entry.id,
      words: [...new Set([...entry.names.flat().flatMap(withHanEndings), ...entry.context])].join(' '),
    })),
  );

  let prominent: string[] | undefined;

  const rank = (words: readonly string[], strictness: Strictness): string[] => {
    if (words.length === 0 || words.length > MAX_WORDS) return [];
    const candidates = search.search(words.join(' '), {
      combineWith: 'AND',
      prefix: (term) => term.length >= strictness.prefixLetters || /^\p{Script=Han}{2}/u.test(term),
      fuzzy: (term) => (strictness.typos && term.length >= 5 ? 2 : false),
    });
    return candidates
      .flatMap(({ id }) => {
        const entry = byId.get(id as string);
        const score = entry && scoreEntry(words, entry, strictness);
        return entry && score !== undefined ? [{ id: entry.id, score }] : [];
      })
      .sort((a, b) => b.score - a.score || compareIds(a.id, b.id))
      .map(({ id }) => id);
  };

  return {
    find: (words) => {
      const found = rank(words, LOOK_UP);
      return found.length > 0 ? found : rank(words, MISSPELT);
    },
    complete: (words) => rank(words, TYPE_AHEAD),
    prominent: () => (prominent ??= entries.toSorted((a, b) => b.prominence - a.prominence || compareIds(a.id, b.id)).map(({ id }) => id)),
  };
}

/** MiniSearch finds beginnings only; a Chinese name must also be found by what stands inside it. */
function withHanEndings(word: string): string[] {
  return /^\p{Script=Han}/u.test(word)
    ? Array.from(word, (_, start) => word.slice(start)).filter((ending, start) => start === 0 || ending.length > 1)
    : [word];
}

function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
