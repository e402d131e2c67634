import { isOneSlipAway } from '../one-slip';

/** How a word of the query met a word of a name. `typo`: one letter added, dropped, changed, or two exchanged; in long words twice, in short ones see `isShortSlip`. */
export type WordMatch = 'exact' | 'prefix' | 'typo';

/** Shorter words are too easily another word: "Paul" and "Saul", "Linas" and "Linus". */
const TYPO_LETTERS = 5;

/** From here on two slips leave a word recognizable: "Bernardetta" is still Bernadette. */
const TWO_TYPOS_LETTERS = 8;

/**
 * Compares a query word with a name word, both folded. Numbers match only themselves.
 * @param prefixLetters from how many letters on a beginning counts; Han words match anywhere inside, from two characters on
 *   (or from one, if one letter is enough)
 */
export function matchWord(query: string, word: string, prefixLetters: number, typos: boolean): WordMatch | undefined {
  if (query === word) return 'exact';
  if (/^\d/.test(query) || /^\d/.test(word)) return undefined;
  if (/^\p{Script=Han}/u.test(query)) return query.length >= Math.min(prefixLetters, 2) && word.includes(query) ? 'prefix' : undefined;
  if (query.length >= prefixLetters && word.startsWith(query)) return 'prefix';
  const isLong = Math.max(query.length, word.length) >= TYPO_LETTERS && query.length >= TYPO_LETTERS - 1;
  if (!typos) return undefined;
  return (isLong ? isNear(query, word) : isShortSlip(query, word)) ? 'typo' : undefined;
}

/**
 * Whether two words of at most four letters are one: neighbours exchanged ("Jhon", "Pual"), or other letters for the same sound ("Jon", "Ark").
 * So short a word proves nothing by itself: the words beside it must be right.
 */
export function isShortSlip(query: string, word: string): boolean {
  if (query[0] !== word[0] || Math.min(query.length, word.length) < 3 || Math.max(query.length, word.length) >= TYPO_LETTERS) return false;
  return soundOf(query) === soundOf(word) || (query.length === word.length && isHurriedSlip(query, word) && isOneSlipAway(query, word));
}

/** The letters without those that are not heard, one for each sound. */
function soundOf(word: string): string {
  return word.replace(/(?<=.)h/g, '').replace(/[cq]/g, 'k').replace(/y/g, 'i').replace(/z/g, 's').replace(/(.)\1/g, '$1');
}

/** Whether a misspelt word has the letters of the right one, but for one missing or too many: the slip of a hurried hand. */
export function isHurriedSlip(query: string, word: string): boolean {
  return query.length !== word.length || [...query].sort().join('') === [...word].sort().join('');
}

/** Whether a misspelt word sounds much like the right one: a letter missing, too many or exchanged, or another of its sort, a vowel for a vowel, or a key struck twice; "Marzano" is no Mariano. */
export function isSameOnceHeard(query: string, word: string): boolean {
  if (isHurriedSlip(query, word)) return true;
  const isVowel = (letter: string | undefined) => /[aeiouy]/.test(letter ?? '');
  return [...query].every((letter, place) => isVowel(letter) === isVowel(word[place]) || letter === query[place - 1] || letter === query[place + 1]);
}

function isNear(query: string, word: string): boolean {
  if (isOneSlipAway(query, word)) return true;
  return query[0] === word[0] && Math.min(query.length, word.length) >= TWO_TYPOS_LETTERS && slipsBetween(query, word) <= 2;
}

/** Letters added, dropped, changed or exchanged with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const exchanged = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const costs = [(above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + change];
      line.push(Math.min(...costs, ...(exchanged ? [(before[column - 2] ?? 0) + 1] : [])));
    }
    before = above;
    above = line;
  }
  return above[b.length] ?? 3;
}
