import { languageTag } from '@/lib/i18n/language-tag';
import { keepMade } from '@/lib/i18n/keep-made';
import type { Locale } from '@/lib/i18n/routing';

/** Kept for a language. */
const names = keepMade(6, (tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }));

/** A country in the page's language, by its ISO 3166 code; undefined for anything else. Only for the server: browsers know fewer languages. */
export function countryName(code: unknown, locale: Locale): string | undefined {
  if (typeof code !== 'string' || !/^[A-Za-z]{2}$/.test(code)) return undefined;
  return names(languageTag(locale)).of(code.toUpperCase());
}

/** Names that directories use and Unicode's English list does not. */
const OTHER_NAMES: Record<string, string> = {
  'united states of america': 'US', 'ivory coast': 'CI', 'democratic republic of the congo': 'CD', 'republic of the congo': 'CG', 'east timor': 'TL', 'turkey': 'TR', 'turkiye': 'TR',
  'myanmar': 'MM', 'burma': 'MM', 'hong kong': 'HK', 'china (hong kong)': 'HK', 'macao': 'MO', 'macau': 'MO', 'palestine': 'PS', 'czech republic': 'CZ', 'swaziland': 'SZ', 'macedonia': 'MK', 'holy see': 'VA',
  'holland': 'NL', 'russian federation': 'RU', 'great britain': 'GB',
};

const folded = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\bthe /g, '').replace(/ and /g, ' & ').replace(/^saint /, 'st. ');

let codes: Map<string, string> | undefined;
/** Codes of today's countries by their English names; of two codes for one name the first, for the other is a former one. */
function codesByName(): Map<string, string> {
  if (codes) return codes;
  codes = new Map(Object.entries(OTHER_NAMES).map(([name, code]) => [folded(name), code]));
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const code of [...letters].flatMap((first) => [...letters].map((second) => first + second))) {
    const name = countryName(code, 'en');
    if (name && new Intl.Locale('und', { region: code }).region === code && !codes.has(folded(name))) codes.set(folded(name), code);
  }
  return codes;
}

/** A country that is named in English, in the page's language; in English as it was written. Undefined for a former country and whatever is none. */
export function countryNamed(name: string, locale: Locale): string | undefined {
  const code = codesByName().get(folded(name));
  return code && (locale === 'en' ? name : countryName(code, locale));
}
