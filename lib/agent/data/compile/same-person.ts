import { isSameName } from './same-name';
import { textOf, textsOf, without, type RawRecord } from './record';

const LISTS = ['titles', 'patronage', 'iconography', 'sources'];
const DATES = ['birth_date', 'death_date'];

/** What one list writes behind a name: "Anthony, Abbot". */
const RANK = /, (?:Abbot|Apostle|Bishop|Deacon|Martyrs|Pope|Virgin)(?: .*)?$/;

/** An entry whose given name is another's, though the family name is right: Sofía Ximénez. */
const WRONG_GIVEN_NAME = new Set(['joseph-ximenez']);

/** Handled one by one below, or of the second record alone. */
const NOT_COPIED = new Set(['saint_id', 'primary_name', 'record_type', 'feast_day', 'feast_day_other', 'feast_source', 'dates_agreed', ...LISTS]);

/**
 * One record of two of the same person: the first as it is, with what it lacks from the second. Lists are joined; a date becomes as exact
 * as the second has it, never another one; a second feast day is that of another calendar; the other name is kept beside the usual one.
 */
export function withSecondRecord(first: RawRecord, second: RawRecord): RawRecord {
  // A title of Our Lady has no rank of its own: "Beata Maria" is only how the Martyrology writes it.
  const isForeign = (field: string) => field === 'canonical_status' && first['record_type'] === 'marian-title';
  const isLacking = (field: string) => first[field] === undefined && !NOT_COPIED.has(field) && !isOfDate(field) && !isForeign(field);
  const lacking = Object.entries(second).filter(([field]) => isLacking(field) && (field !== 'latin_name' || isOfRank(second, first)));
  const steps = [withDates, withLists, withFeast, withName, withStatus];
  return steps.reduce((record, step) => step(record, second), withAgreement({ ...first, ...Object.fromEntries(lacking) }, second));
}

/** The index of 2004 still calls blessed in Latin who is a saint since. */
function isOfRank(entry: RawRecord, saint: RawRecord): boolean {
  return entry['canonical_status'] === saint['canonical_status'];
}

function isOfDate(field: string): boolean {
  return /^(?:birth|death)_(?:date|century)|^also_known_as$/.test(field);
}

function withDates(first: RawRecord, second: RawRecord): RawRecord {
  return DATES.reduce((record, field) => {
    const [own, other] = [textOf(record[field]), textOf(second[field])];
    if (other === undefined || other.endsWith('-01-01') || (own !== undefined && (other.length <= own.length || !other.startsWith(own) || second[`${field}_approximate`]))) return record;
    const about = Object.entries(second).filter(([key]) => key === field || key.startsWith(`${field}_`));
    const rest = without(record, Object.keys(record).filter((key) => key.startsWith(`${field}_`)));
    return { ...rest, ...Object.fromEntries(about) };
  }, first);
}

function withLists(first: RawRecord, second: RawRecord): RawRecord {
  const joined = LISTS.flatMap((field) => {
    const all = [...new Set([...textsOf(first[field]), ...textsOf(second[field])])];
    return all.length > 0 ? [[field, all] as const] : [];
  });
  return { ...first, ...Object.fromEntries(joined) };
}

function withFeast(first: RawRecord, second: RawRecord): RawRecord {
  const { feast_day: feast, feast_source: source } = second;
  if (feast === undefined) return first;
  if (first['feast_day'] === undefined) return { ...first, feast_day: feast, feast_source: source };
  return first['feast_day'] === feast || first['feast_day_other'] !== undefined ? first : { ...first, feast_day_other: feast };
}

/** Of a bare entry only a name that its Latin bears out: some were read at the wrong word ("Peter", where Pope Agatho lies). */
function withName(first: RawRecord, second: RawRecord): RawRecord {
  const all = [textOf(second['primary_name']) ?? '', ...textsOf(second['also_known_as'])].map((name) => name.replace(RANK, ''));
  const names = all.filter((name) => name && !/ and companions$/i.test(name) && isBorneOut(name, second));
  const known = textsOf(first['also_known_as']);
  const added = names.filter((name) => name !== first['primary_name'] && !known.includes(name));
  return added.length > 0 ? { ...first, also_known_as: [...new Set([...known, ...added])] } : first;
}

function isBorneOut(name: string, entry: RawRecord): boolean {
  if (entry['record_type'] !== 'martyrology-entry') return true;
  const latin = (textOf(entry['latin_name']) ?? '').toLowerCase().split(/\s+/).slice(1);
  const isIn = (word: string) => word.length > 1 && latin.some((part) => isSameName(part, word) || isSameName(word.toLowerCase(), part));
  const [given = '', ...others] = name.split(/[^\p{L}]+/u).filter(Boolean);
  // A given name further on is part of a religious name: "Antonius a Sancta Anna" is no Anne.
  if (isIn(given)) return latin.length === 1 || isSameName(latin[0] ?? '', given) || !latin.includes('sancta');
  return others.some(isIn) && !WRONG_GIVEN_NAME.has(textOf(entry['saint_id']) ?? '');
}

/** Two sources that name the same year agree on it. */
function withAgreement(first: RawRecord, second: RawRecord): RawRecord {
  const agreed = textsOf(first['dates_agreed']);
  const isAgreed = (field: string) => textOf(first[field]) !== undefined && textOf(first[field])?.slice(0, 4) === textOf(second[field])?.slice(0, 4);
  const more = DATES.filter((field) => !agreed.includes(field) && isAgreed(field));
  return more.length > 0 ? { ...first, dates_agreed: [...agreed, ...more] } : first;
}

/** Whom the Martyrology lists is blessed at least, though another source has not heard of it. */
function withStatus(first: RawRecord, second: RawRecord): RawRecord {
  const isLower = first['canonical_status'] === 'venerable' || first['canonical_status'] === 'servant-of-god';
  return isLower && second['record_type'] === 'martyrology-entry' ? { ...first, canonical_status: second['canonical_status'] } : first;
}
