const ROMAN = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/;
const DIGITS = /^0*(\d{1,3})(?:st|nd|rd|th|e|er|eme|re|o|a)?$/;
const SPOKEN = new Map<string, number>();

/** Ordinals as people say them after a name: English, German, French (which uses cardinals), Hungarian. */
for (const list of [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
    'sixteenth seventeenth eighteenth nineteenth twentieth',
  'erste zweite dritte vierte funfte sechste siebte achte neunte zehnte elfte zwolfte dreizehnte vierzehnte funfzehnte sechzehnte',
  'premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'elso masodik harmadik negyedik otodik hatodik hetedik nyolcadik kilencedik tizedik tizenegyedik tizenkettedik ' +
    'tizenharmadik tizennegyedik tizenotodik tizenhatodik',
])
  list.split(' ').forEach((word, index) => SPOKEN.set(word, index + 1));
for (const [word, number] of Object.entries({ ier: 1, siebente: 7, vingttrois: 23, dreiundzwanzigste: 23, huszonharmadik: 23 })) SPOKEN.set(word, number);

/**
 * The number that a folded word stands for ("xvi", "16", "16th", "sechzehnte"), as digits, or undefined.
 * Only numerals up to 39 written with i, v, x: no ruler of the Church needs more, and "Mix" or "Di" stay words.
 */
export function foldNumeral(word: string): string | undefined {
  const digits = DIGITS.exec(word)?.[1];
  if (digits !== undefined) return digits;
  const spoken = SPOKEN.get(word) ?? SPOKEN.get(word.replace(/[nr]$/, ''));
  if (spoken !== undefined) return String(spoken);
  const roman = ROMAN.exec(word);
  if (roman === null) return undefined;
  const tens = (roman[1] ?? '').length * 10;
  const ones = { ix: 9, iv: 4 }[roman[2] ?? ''] ?? [...(roman[2] ?? '')].reduce((sum, letter) => sum + (letter === 'v' ? 5 : 1), 0);
  return String(tens + ones);
}

/** "二十三" is 23, and so is "廿三". Only for the characters one to ten, and for twenty. */
export function foldHanNumeral(short: string): string {
  const text = short.replace('廿', '二十');
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (part: string | undefined, empty: number) => (part ? '一二三四五六七八九'.indexOf(part) + 1 : empty);
  return String((text.includes('十') ? digit(tens, 1) * 10 : 0) + digit(ones, 0));
}
