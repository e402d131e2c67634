/** Letters that carry no combining mark and so survive Unicode decomposition. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƴ: 'y',
};
const UNFOLDED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const ENCODED_APOSTROPHE = /&(?:#0*39|#x0*27|apos|[lr]squo|#8217|#8216|#x2019);/gi;
const APOSTROPHES = /[’‘‛ʼʻ`´′＇]/g;

/** Lower case, without accents, with one kind of apostrophe. Han characters pass unchanged. */
export function foldLetters(text: string): string {
  return text
    .replace(ENCODED_APOSTROPHE, "'")
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(UNFOLDED, (letter) => PLAIN[letter] ?? letter);
}
