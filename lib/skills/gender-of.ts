export type Gender = 'female' | 'male';

/** Titles that only women, and only men, are given. */
const FEMALE = ['virgin', 'abbess', 'queen', 'empress'];
const MALE = ['bishop', 'archbishop', 'patriarch', 'cardinal', 'priest', 'deacon', 'pope', 'abbot', 'monk', 'apostle', 'archangel', 'king', 'prophet'];

/**
 * Whether a record is of a woman or a man, for languages that decline words of rank: as it says itself, else by its titles; popes and clerics are men.
 * @param fields a profile or an alternate, any shape
 * @returns undefined where the record does not say; the words are then neutral
 */
export function genderOf(fields: Record<string, unknown>): Gender | undefined {
  if (fields.gender === 'female' || fields.gender === 'male') return fields.gender;
  if (['pope_id', 'person_id'].some((key) => typeof fields[key] === 'string')) return 'male';
  const titles = [fields.titles].flat().flatMap((title) => (typeof title === 'string' ? title.toLowerCase() : []));
  if (titles.some((title) => FEMALE.includes(title))) return 'female';
  return titles.some((title) => MALE.includes(title)) ? 'male' : undefined;
}
