import { fold } from './fold-words';
import { kept } from './kept';
import type { TongueName } from './tongue';
import { TONGUES } from './tongues';

/** One term of a topic: all its words must be in a question. */
export interface Term {
  topic: string;
  words: string[];
}

/** A language's table, folded. */
export interface TongueTable {
  terms: Term[];
  stopWords: readonly string[];
  contextWords: readonly string[];
  /** All words of the table by their first letter, longest first; Chinese texts are parted into them. */
  strings: ReadonlyMap<string, string[]>;
}

/** The same word stands no oftener in a question. */
const MOST_PLACES = 50;

const APOSTROPHES = /['’‘ʼ`´]/g;

/** The words of a text, apart also at apostrophes: "l’eucharistie" has two. A star at the end of a word is kept. */
function partedWords(text: string): string[] {
  return text.replace(APOSTROPHES, ' ').split(/[^\p{L}\p{M}\p{N}*]+/u).flatMap((word) => {
    const folded = fold(word).replaceAll(' ', '');
    return folded ? [word.endsWith('*') ? `${folded}*` : folded] : [];
  });
}

/** A language's table; made at its first use. */
export function tongueTable(tongue: TongueName): TongueTable {
  return kept(`tongue-${tongue}`, () => {
    const { topics, stopWords, contextWords } = TONGUES[tongue];
    const terms = Object.entries(topics).flatMap(([topic, [, listed]]) => listed.split(', ').map((term) => ({ topic, words: partedWords(term) })));
    const [stops, context] = [partedWords(stopWords), partedWords(contextWords)];
    const strings = new Map<string, string[]>();
    for (const word of new Set([...terms.flatMap(({ words }) => words), ...stops, ...context])) {
      const start = word.charAt(0);
      strings.set(start, [...(strings.get(start) ?? []), word].sort((a, b) => b.length - a.length));
    }
    return { terms, stopWords: stops, contextWords: context, strings };
  });
}

/** The words of a text in a language, folded. Chinese is parted into the longest strings that its table has, else single characters. */
export function spokenWords(text: string, tongue: TongueName): string[] {
  const words = partedWords(text.replaceAll('*', ' '));
  return tongue === 'zh' ? words.flatMap((word) => partChinese(word, tongueTable('zh').strings)) : words;
}

function partChinese(text: string, strings: TongueTable['strings']): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += parts.at(-1)?.length ?? 1) {
    const found = strings.get(text.charAt(at))?.find((string) => text.startsWith(string, at));
    // Letters and digits of other scripts stay together: they are one word.
    parts.push(found ?? /^[a-z0-9]+/.exec(text.slice(at))?.[0] ?? text.charAt(at));
  }
  return parts;
}

/**
 * Which words of the table, perhaps with a star, stand in a text, and at which places.
 * @param words of `spokenWords`
 */
export function placesOfTableWords(words: readonly string[], tongue: TongueName): ReadonlyMap<string, number[]> {
  const { strings } = tongueTable(tongue);
  const { longestEnding } = TONGUES[tongue];
  const places = new Map<string, number[]>();
  const standing = new Map<string, string[]>();
  for (const [at, word] of words.entries()) {
    const known = standing.get(word) ?? (strings.get(word.charAt(0)) ?? []).filter((sought) => standsFor(sought, word, longestEnding));
    standing.set(word, known);
    for (const sought of known) places.set(sought, [...(places.get(sought) ?? []), at].slice(0, MOST_PLACES));
  }
  return places;
}

function standsFor(sought: string, word: string, longestEnding: number): boolean {
  if (!sought.endsWith('*')) return word === sought;
  const ending = word.length - (sought.length - 1);
  return ending >= 0 && ending <= longestEnding && word.startsWith(sought.slice(0, -1));
}
