import { dateWords } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold, parseNumber } from './phrase-text';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const year = String.raw`(?<y>\d{4}|[〇零一二三四五六七八九]{4}(?=年))`;
/** "March of 2027", "mars de 2027", "Marzu tal-2027". */
const between = String.raw`\.?,?\s*(?:(?:of|in|de|d'|im jahre?|ta'|tal-)\s*)?`;

/**
 * The month of a phrase that names it with its year, in any of the languages: "March 2027", "2027. március", "2027年3月", "03/2027".
 * @returns `YYYY-MM`; undefined for every other phrase
 */
export function monthPhrase(phrase: string, locales: readonly LiturgyLocale[]): string | undefined {
  const folded = fold(phrase);
  const figures = /^(?<m>\d{1,2})[./](?<y>\d{4})$|^(?<y2>\d{4})[-./](?<m2>\d{1,2})$/.exec(folded)?.groups;
  if (figures) return written(figures['y'] ?? figures['y2'], Number(figures['m'] ?? figures['m2']));
  for (const locale of locales) {
    for (const [index, names] of dateWords[locale].months.entries()) {
      const name = `(?:${names.map((one) => escaped(fold(one))).join('|')})`;
      const patterns = [`^${name}${between}${year}$`, String.raw`^${year}(?:\.|年|,)?\s*${name}\.?$`];
      for (const pattern of patterns) {
        const found = new RegExp(pattern, 'u').exec(folded)?.groups?.['y'];
        if (found) return written(found, index + 1);
      }
    }
  }
  return undefined;
}

function written(typed: string | undefined, month: number): string | undefined {
  return typed && month >= 1 && month <= 12 ? `${parseNumber(typed)}-${String(month).padStart(2, '0')}` : undefined;
}
