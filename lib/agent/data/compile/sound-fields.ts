import { isRecord, textOf, textsOf, without, type RawRecord } from './record';

/** The Vatican City State exists since the Lateran treaty; who died on that hill before died in Rome. */
const VATICAN_STATE_FROM = '1929-02-11';

/** Saints venerated before there was a canonization process carry "0001-01-01" as its date: an empty field, not a fact. */
export function withoutEmptyCanonization(saint: RawRecord): RawRecord {
  return saint['canonized'] === '0001-01-01' ? without(saint, ['canonized']) : saint;
}

/** One list calls everybody "religious" whom it puts in no other state of life, archangels too: only a named order bears it out. */
export function withoutDefaultVocation(saint: RawRecord): RawRecord {
  return saint['vocation'] === 'religious' && textsOf(saint['religious_order']).length === 0 ? without(saint, ['vocation']) : saint;
}

export function withPlaceOfItsTime(pope: RawRecord): RawRecord {
  const death = textOf(pope['death_date']);
  if (pope['death_place'] !== 'Vatican City State' || death === undefined || death >= VATICAN_STATE_FROM) return pope;
  return { ...pope, death_place: 'Roma, Italy' };
}

/** A bare year of election only repeats the year in which the pontificate is said to begin: nobody wrote down an election. */
export function withoutRepeatedElection(pope: RawRecord): RawRecord {
  const { elected, pontificate } = pope;
  const repeats = isRecord(pontificate) && elected === pontificate['start'] && /^\d{4}$/.test(textOf(elected) ?? '');
  return repeats ? without(pope, ['elected']) : pope;
}

/** One space between words: "New  York" came from a table with broken lines. */
export function withSingleSpaces(record: RawRecord): RawRecord {
  const isLoose = ([, value]: [string, unknown]) => typeof value === 'string' && / {2}/.test(value);
  const mended = Object.entries(record).filter(isLoose).map(([field, value]) => [field, String(value).replace(/ {2,}/g, ' ')]);
  return mended.length > 0 ? { ...record, ...Object.fromEntries(mended) } : record;
}

/** A footnote mark of a table on the web: "Giovanni Angelo Becciu[w]", whose id then ends in "-w". */
export function withoutFootnoteMark(person: RawRecord): RawRecord {
  const [name, mark = ''] = (textOf(person['primary_name']) ?? '').split(/\[(\w{1,2})\]$/);
  if (mark === '') return person;
  const id = (textOf(person['person_id']) ?? '').replace(new RegExp(`-${mark}$`), '');
  return { ...person, person_id: id, primary_name: name };
}

/** A yearbook is AP and its year; "ap202" names none, and which was meant is not ours to guess. What is no such sign is another source. */
export function withWholeYearbook(row: RawRecord): RawRecord {
  const source = textOf(row['source']) ?? '';
  return /^ap ?\d*$/i.test(source) && !/^AP\d{4}$/.test(source) ? without(row, ['source']) : row;
}

/** Days of birth were not written down before the registers of baptism: one that is the saint's own feast is the feast, read into the wrong field. */
const REGISTERS_FROM = '1582';

export function withoutBirthOnFeast(saint: RawRecord): RawRecord {
  const birth = textOf(saint['birth_date']);
  if (birth === undefined || birth >= REGISTERS_FROM || birth.length < 10 || birth.slice(5) !== saint['feast_day']) return saint;
  return { ...saint, birth_date: birth.slice(0, 4) };
}
