const NUMERAL_VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };
const ORDINALS: Record<string, string> = { First: 'I 1', Second: 'II 2', Third: 'III 3', Fourth: 'IV 4', Fifth: 'V 5' };

/**
 * Other words by which an author is typed: "Leo XIV" also "Pope Leo 14", "Second Vatican Council" also "Vatican II",
 * the Congregation for the Doctrine of the Faith also "CDF".
 */
export function otherNamesOf(author: string): string {
  const ordinal = ORDINALS[author.split(' ')[0] ?? ''];
  if (ordinal) return ordinal;
  const numeral = /\b[IVXL]+$/.exec(author)?.[0];
  if (numeral) return `pope ${arabic(numeral)}`;
  const office = /^(?:Congregation|Sacred|Dicastery|Pontifical|International|Holy|Council)\b/.test(author);
  return office ? initials(author) : 'pope';
}

function arabic(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((letter) => NUMERAL_VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function initials(author: string): string {
  return (author.match(/\b[A-Z]/g) ?? []).join('');
}
