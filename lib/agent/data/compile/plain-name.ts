import { textOf, textsOf, type RawRecord } from './record';

/** Only a whole word is a title: Stephen, Stanislaus and Stilla begin like one. */
const TITLE = /^(?:(?:The Venerable|Saint(?:e?s?)|saint|St|San|Sant|Santa|Blessed|Beat[oa]|Pope)\s+|St\.\s*|Sant')(?=\p{L})/u;

/** Indexes put a byname first: "von Poitiers Aichardus", "da Monticchio Timoteo". */
const BYNAME_FIRST = /^((?:d[aei]|von) \p{L}+|d'\p{L}+) (.+?)\.?$/u;

/** "Louis Ix of France": only behind a name and before its place, for Xi is a Chinese name too. */
const MISCASED_NUMERAL = /(?<=\p{L} )(?:I[ivx]+|V[ivx]+|X[ivx]+)(?= of )/u;

/** A word of these names is no title, or is what everybody says. */
const AS_THEY_ARE = new Set(['blessed-virgin-mary', 'santa-scorese']);

/**
 * One style of name: rank and office stand in fields of their own, so "Saint Giles" is called like all others. The patriarchs of
 * Alexandria keep the longer name beside it, for no field says that they were called popes.
 */
export function withPlainName(saint: RawRecord): RawRecord {
  const name = textOf(saint['primary_name']) ?? '';
  const plain = withItsOf(name, saint)
    .replace(TITLE, '')
    .replace(/ \(saint\)$/, '')
    .replace(BYNAME_FIRST, '$2 $1')
    .replace(MISCASED_NUMERAL, (numeral) => numeral.toUpperCase())
    .replace(/^(?:eight|unborn)\b|(?<=^|^\d+ (?:\p{Lu}\p{L}+ )?)martyrs\b/u, (word) => word.replace(/^./, (letter) => letter.toUpperCase()));
  if (plain === name || AS_THEY_ARE.has(textOf(saint['saint_id']) ?? '')) return saint;
  const longer = /^Pope .* of Alexandria$/.test(name) ? { also_known_as: [...textsOf(saint['also_known_as']), name] } : {};
  return { ...saint, primary_name: plain, ...longer };
}

/** "Rupert Salzburg" is no name and surname where another of his names is "Rupert of Salzburg". */
function withItsOf(name: string, saint: RawRecord): string {
  return textsOf(saint['also_known_as']).find((other) => other !== name && other.replace(' of ', ' ') === name) ?? name;
}
