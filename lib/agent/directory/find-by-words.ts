import { isOneSlipAway } from '../one-slip';
import { isHurriedSlip } from './match-word';
import type { NameIndex } from './name-index';
import { queryWords } from './query-words';

/** Shorter words of a kind ("pope", "see") are too near to names. */
const LONG_KIND_WORD = 6;

/**
 * Ids for a query, best first; a number or a letter alone names nobody. Where nothing fits, a word that is almost one of the kind, or almost "Saint", was meant as such: "Diocees of Rome".
 * @param kind the words that only say what kind of thing is meant
 */
export function findByWords(index: NameIndex, query: string, kind: ReadonlySet<string>): string[] {
  const words = queryWords(query, kind);
  if (words.every((word) => /^\d+$/.test(word)) || (words.length === 1 && /^[a-z]$/.test(words[0] ?? ''))) return [];
  const found = index.find(words);
  if (found.length > 0 || words.length < 2) return found;
  const meant = words.filter((word) => !isAlmostOf(kind, word)).map((word, place) => (place === 0 && isAlmostSaint(word) ? 'saint' : word));
  return meant.length > 0 && meant.join(' ') !== words.join(' ') ? index.find(meant) : [];
}

function isAlmostOf(kind: ReadonlySet<string>, word: string): boolean {
  return word.length >= LONG_KIND_WORD && [...kind].some((other) => other.length >= LONG_KIND_WORD && isOneSlipAway(word, other));
}

function isAlmostSaint(word: string): boolean {
  return ['saint', 'santa', 'santo', 'sankt', 'szent'].some((saint) => word[0] === 's' && isOneSlipAway(word, saint) && isHurriedSlip(word, saint));
}
