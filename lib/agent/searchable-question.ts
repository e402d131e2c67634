/** No word of a language is longer; the fuzzy search needs memory with the square of a word's length. */
const LONGEST_WORD = 60;

/** Words that are looked at from each end of a text: a pasted document has its question before or after it. */
const WORDS_AT_EACH_END = 150;

/** The part of a question that is worth searching by: words cut to a sensible length, and of a long paste its two ends. */
export function searchableQuestion(text: string): string {
  const words = text.trim().split(/\s+/).map((word) => word.slice(0, LONGEST_WORD));
  if (words.length <= 2 * WORDS_AT_EACH_END) return words.join(' ');
  return [...words.slice(0, WORDS_AT_EACH_END), ...words.slice(-WORDS_AT_EACH_END)].join(' ');
}
