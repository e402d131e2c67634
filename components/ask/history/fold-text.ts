/** Letters that do not come apart into a letter and a mark. */
const LETTERS: Record<string, string> = { ħ: 'h', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i', '’': "'", '‘': "'", '“': '"', '”': '"' };
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** A text as it is compared in a search: without case, accents, wide forms and curly quotes. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Whether all words of a search stand in a text, in any order and also inside words.
 * @param folded by `foldText`
 * @param words as typed; none are in every text
 */
export function hasWords(folded: string, words: string): boolean {
  return foldText(words).split(/\s+/).every((word) => folded.includes(word));
}
