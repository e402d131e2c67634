import { foldHan } from '@/lib/liturgy/fold-han';

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
/** Zero-width spaces and joiners, byte order mark, soft hyphen: pasted along unseen, they part no words. */
const INVISIBLE = /[\u200B-\u200F\u2060\uFEFF\u00AD]/g;
const APOSTROPHES = /[’‘‛ʼʻ`´′＇]/g;

/** Lower case, without accents and what nobody sees, with one kind of apostrophe; Chinese in simplified characters. */
export function foldLetters(text: string): string {
  return foldHan(text)
    .replace(INVISIBLE, '')
    .replace(ENCODED_APOSTROPHE, "'")
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(UNFOLDED, (letter) => PLAIN[letter] ?? letter);
}
