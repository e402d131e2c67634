import { matchWord, type WordMatch } from './match-word';
import type { Strictness } from './score-name';

/** Which words of the directory a word of a query may mean, and how they were met; the word itself first where it occurs. */
export type Meanings = ReadonlyMap<string, WordMatch>;

export type Vocabulary = { meaningsOf: (asked: string, strictness: Strictness) => Meanings };

/** A slip changes one letter for another at most, so of the letters used two, and two slips are the most that are forgiven. */
const MOST_LETTERS_CHANGED = 4;

/**
 * All words of a directory, so that a query is compared with each word once and not with each name.
 * Beginnings are found by bisection; a misspelt word is compared with those of about its length that are made of almost the same letters.
 */
export function vocabularyOf(all: Iterable<string>): Vocabulary {
  const words = [...new Set(all)].sort(byCodeUnit);
  const known = new Set(words);
  const letters = Int32Array.from(words, lettersOf);
  const han = words.filter((word) => /^\p{Script=Han}/u.test(word));

  const beginningWith = (start: string): string[] => {
    const from = firstNotBefore(words, start);
    let to = from;
    while (to < words.length && words[to]?.startsWith(start)) to++;
    return words.slice(from, to);
  };

  const nearTo = (asked: string, { prefixLetters, typos }: Strictness): string[] => {
    if (/^\p{Script=Han}/u.test(asked)) return han;
    const begun = asked.length >= prefixLetters ? beginningWith(asked) : [];
    if (!typos) return begun;
    const own = lettersOf(asked);
    const alike = words.filter((word, place) => {
      return Math.abs(word.length - asked.length) <= 2 && bitsIn(own ^ (letters[place] ?? 0)) <= MOST_LETTERS_CHANGED;
    });
    return [...begun, ...alike];
  };

  return {
    meaningsOf: (asked, strictness) => {
      const meanings = new Map<string, WordMatch>(known.has(asked) ? [[asked, 'exact']] : []);
      if (/^\d/.test(asked)) return meanings;
      for (const word of nearTo(asked, strictness)) {
        const match = matchWord(asked, word, strictness.prefixLetters, strictness.typos);
        if (match !== undefined) meanings.set(word, match);
      }
      return meanings;
    },
  };
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which letters a word has, a bit each (some rare letters share one). */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place++) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
