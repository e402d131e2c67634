import { foldHan } from '@/lib/liturgy/fold-han';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const WHOLE_LETTERS = new Map(Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ħ: 'h', ı: 'i' }));

/** Lower case and simplified characters, without accents and apostrophes, all other punctuation a single space: "Laudato Si’" and "laudato si" are equal. */
export function fold(text: string): string {
  return foldHan(text)
    .normalize('NFKD')
    // Accents, and signs that nobody sees: a zero-width space pasted into a word parts nothing.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æœøłđðþßħı]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, folded; empty when it has none. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ') : [];
}
