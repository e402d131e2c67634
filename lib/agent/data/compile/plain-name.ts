import { textOf, textsOf, type RawRecord } from './record';

const TITLE = /^(?:The Venerable|Saints?|saint|St\.?|San(?=\s)|Sant(?=\s)|Santa|Sant'|Blessed|Beat[oa]|Pope)\s*(?=\p{L})/u;

/** A word of these names is no title, or is what everybody says. */
const AS_THEY_ARE = new Set(['blessed-virgin-mary', 'santa-scorese']);

/**
 * One style of name: rank and office stand in fields of their own, so "Saint Giles" is called like all others. The patriarchs of
 * Alexandria keep the longer name beside it, for no field says that they were called popes.
 */
export function withPlainName(saint: RawRecord): RawRecord {
  const name = textOf(saint['primary_name']) ?? '';
  const plain = name.replace(TITLE, '').replace(/ \(saint\)$/, '').replace(/^(?:martyrs|eight|unborn)\b/, (word) => word.replace(/^./, (letter) => letter.toUpperCase()));
  if (plain === name || AS_THEY_ARE.has(textOf(saint['saint_id']) ?? '')) return saint;
  const longer = /^Pope .* of Alexandria$/.test(name) ? { also_known_as: [...textsOf(saint['also_known_as']), name] } : {};
  return { ...saint, primary_name: plain, ...longer };
}
