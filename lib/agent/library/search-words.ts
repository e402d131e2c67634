import { stemmer } from 'stemmer';
import { foldedWords } from './fold-words';
import { oneSpelling } from './one-spelling';

/** Little words in which titles and queries do not differ; a query of nothing else finds nothing. */
const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in is of on or the to with what who how why when where do does did are was can about'.split(' '),
);

/** The words of a title as they are indexed: folded, in one spelling and stemmed. */
export function indexedWords(text: string): string[] {
  return foldedWords(text).map((word) => stemmer(oneSpelling(word)));
}

/** The words of a query that must be found, each once. */
export function queryWords(query: string): string[] {
  const words = foldedWords(query);
  return [...new Set(words.filter((word) => !LITTLE_WORDS.has(word)).map((word) => stemmer(oneSpelling(word))))];
}
