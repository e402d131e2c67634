/** How a word of the query met a word of a name. `typo`: one letter added, dropped, changed, or two exchanged. */
export type WordMatch = 'exact' | 'prefix' | 'typo';

/** Shorter words are too easily another word: "Paul" and "Saul", "Linas" and "Linus". */
const TYPO_LETTERS = 5;

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
  return typos && query.length >= TYPO_LETTERS && query[0] === word[0] && isOneSlipAway(query, word) ? 'typo' : undefined;
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''));
}
