import { textOf, textsOf, without, type RawRecord } from './record';
import { isMansNameInA, isSameName } from './same-name';

/** Words of an entry's id or of a name that name nobody. */
const NOBODY = /^(et|soci[aei]\w*|de|of|a|ab|in|the|and|sancto|sancta|pope|saint|st|blessed|[ivx]+|primus)$/i;

/** Read by eye. Right: a companion of the group, or a family name for a byname. Wrong: the Carthusian of 1160 for a martyr of 362. */
const RIGHT = new Set(['jean-de-lalande', 'benedict-the-moor', 'raymond-of-capua', 'gabriel-of-our-lady-of-sorrows']);
const WRONG = new Set(['mr:0625-ioannes-hispanus']);

/**
 * Takes away what an entry of the Roman Martyrology's index gave a saint where the entry names somebody else:
 * no name at the head of the entry is the saint's; or the entry alone gives the day, both have further names, and none of these agree.
 * A woman's name is no man's, however it begins. So the Blessed Virgin Mary loses the day and country of Marie Poussepin. Bare entries are their own names and stay.
 */
export function withoutForeignEntry(saint: RawRecord): RawRecord {
  const entry = textOf(saint['martyrology_entry']);
  if (entry === undefined || saint['record_type'] !== undefined || RIGHT.has(String(saint['saint_id']))) return saint;
  if (!WRONG.has(entry) && isNamedBy(entry, saint)) return saint;
  const given = [
    ...['martyrology_entry', 'country_code'],
    ...(saint['feast_source'] === 'Roman Martyrology' ? ['feast_day', 'feast_source'] : []),
    ...(saint['feast_day_other'] === dayOf(entry) ? ['feast_day_other'] : []),
  ];
  return { ...without(saint, given), sources: textsOf(saint['sources']).filter((source) => source !== 'Roman Martyrology index') };
}

function isNamedBy(entry: string, saint: RawRecord): boolean {
  const words = entry.replace(/^mr:\d+-/, '').replace(/\bo-/g, 'o').split('-');
  const isHead = (word: string, index: number) => index === 0 || (words[index - 1] === 'et' && !NOBODY.test(word));
  const heads = words.filter(isHead);
  const further = words.filter((word, index) => !isHead(word, index) && !NOBODY.test(word));
  const names = namesOf(saint);
  const isForeignWoman = (head: string, name: string) => saint['gender'] === 'male' && head.endsWith('a') && !isMansNameInA(head, name);
  const others = names.filter((name) => !heads.some((head) => isSameName(head, name) && !isForeignWoman(head, name)));
  if (others.length === names.length) return false;
  const givesTheDay = saint['feast_source'] === 'Roman Martyrology' || saint['feast_day_other'] === dayOf(entry);
  if (!givesTheDay || further.length === 0 || others.length === 0) return true;
  return further.some((word) => others.some((name) => isSameName(word, name)));
}

function namesOf(saint: RawRecord): string[] {
  return [textOf(saint['primary_name']) ?? '', ...textsOf(saint['also_known_as'])]
    .join(' ')
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !NOBODY.test(word));
}

/** "mr:0124-maria-poussepin" is the entry of 01-24. */
function dayOf(entry: string): string {
  return `${entry.slice(3, 5)}-${entry.slice(5, 7)}`;
}
