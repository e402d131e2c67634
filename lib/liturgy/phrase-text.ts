import { foldHan } from './fold-han';

/** Lower case, simplified characters, without accents, one kind of apostrophe and hyphen, single spaces: how phrases are compared. */
export function fold(text: string): string {
  return foldHan(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´\u2032]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('ħ', 'h')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

const article = String.raw`(?:(?:the|a|az|le|la|les|il|it|is|id|ir|l|der|die|das|den|dem|am|an)[ -]|l')`;
const occasions = [
  '(?:solemnity|feast|memorial) of ',
  '(?:hochfest|fest|gedenktag) (?:der |des |von |vom )?',
  "(?:solennite|fete|memoire) (?:de la |de l'|des |du |de )",
];
const opening = new RegExp(`^(?:${[article, ...occasions].join('|')})(?=.)`);

/**
 * The key under which a name is looked up: folded, without punctuation, leading articles and "feast of",
 * with one word for saint (Saint, St., hl., Sankt); Chinese without spaces.
 */
export function nameKey(text: string): string {
  let rest = fold(text).replace(/[.,;:!?"()«»„“”，。！？、（）]/g, ' ').replace(/\s+/g, ' ').trim();
  while (opening.test(rest)) rest = rest.replace(opening, '').trim();
  const key = rest
    .replaceAll("'", '')
    .replaceAll('-', ' ')
    .replace(/\b(?:saints?|saintes?|sts?|stes?|hll?|heilige[rnsm]?|sankt)\b/g, 'st')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{Script=Han}/u.test(key) ? key.replaceAll(' ', '') : key;
}

const digits = '〇一二三四五六七八九';

/** A number in digits or in Chinese numerals up to 99 (二十五), or digit by digit for a year (二〇二六). NaN for anything else. */
export function parseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text.replaceAll('零', '〇');
  if (/^[〇一二三四五六七八九]{4}$/.test(plain)) return Number([...plain].map((digit) => digits.indexOf(digit)).join(''));
  const match = /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(plain);
  if (!match || plain === '' || (match[1] && match[3] && !match[2])) return NaN;
  const [, tens, ten, ones] = match;
  if (!ten) return digits.indexOf(tens ?? ones ?? '');
  return (tens ? digits.indexOf(tens) : 1) * 10 + (ones ? digits.indexOf(ones) : 0);
}
