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
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const code of [...letters].flatMap((first) => [...letters].map((second) => first + second))) {
    const name = english.of(code);
    if (name && new Intl.Locale('und', { region: code }).region === code && !codes.has(folded(name))) codes.set(folded(name), code);
  }
  return codes;
}

/** The ISO 3166 code of a country that is named in English; undefined for a former country and whatever is none. */
export function countryCode(name: string): string | undefined {
  return codesByName().get(folded(name));
}
