import { withBlessedRank } from './blessed-rank';
import { withoutCenturyYears } from './century-years';
import { CORRECTIONS, type Corrections } from './corrections';
import { withDeathOnFeast } from './death-days';
import { withoutForeignEntry } from './martyrology-join';
import { withPlainName } from './plain-name';
import { withDatesOfPope } from './pope-dates';
import { isRecord, textOf, without, type RawRecord } from './record';
import {
  withoutBirthOnFeast,
  withoutDefaultVocation,
  withoutEmptyCanonization,
  withoutFootnoteMark,
  withoutRepeatedElection,
  withPlaceOfItsTime,
  withSingleSpaces,
  withWholeYearbook,
} from './sound-fields';

type Rule = (record: RawRecord) => RawRecord;

/** The field that tells the records of a file apart. */
export const ID: Readonly<Record<string, string>> = { clergy: 'person_id', dioceses: 'source_code', popes: 'pope_id', saints: 'saint_id' };
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  clergy: [withoutFootnoteMark],
  dioceses: [withSingleSpaces],
  'diocese-statistics': [withWholeYearbook],
  popes: [withPlaceOfItsTime, withoutRepeatedElection],
  saints: [withPlainName, withoutEmptyCanonization, withoutForeignEntry, withoutDefaultVocation, withDeathOnFeast, withoutBirthOnFeast, withoutCenturyYears, withBlessedRank],
};

/** What the rules alone make of the records of a file, in their order. Records that are sound stay the same objects. */
export function applyRules(file: string, records: readonly unknown[]): unknown[] {
  const rules = RULES[file] ?? [];
  return records.map((record) => (isRecord(record) ? rules.reduce((value, rule) => rule(value), record) : record));
}

/** Marks the saints who were popes as such, and gives them the dates of the (corrected) list of popes. */
export function joinPopes(saints: readonly unknown[], popes: readonly unknown[]): unknown[] {
  const list = popes.filter(isRecord);
  const byId = new Map(list.map((pope) => [textOf(pope['pope_id']), pope]));
  return saints.map((saint) => {
    if (!isRecord(saint)) return saint;
    const pope = byId.get(textOf(saint['pope_id']) ?? '') ?? list.find((one) => isNamedAndDied(saint, one));
    return pope === undefined ? saint : withDatesOfPope({ ...saint, pope_id: pope['pope_id'] }, pope);
  });
}

/** One who bears a pope's name and died in the month in which that pope did, or left his see, is that pope; sources differ by days. */
function isNamedAndDied(saint: RawRecord, pope: RawRecord): boolean {
  const monthOf = (date: unknown) => textOf(date)?.slice(0, 7);
  const died = monthOf(saint['death_date']);
  if (saint['primary_name'] !== pope['papal_name'] || died?.length !== 7) return false;
  return [pope['death_date'], isRecord(pope['pontificate']) ? pope['pontificate']['end'] : undefined].some((date) => monthOf(date) === died);
}

/**
 * Puts the corrections of a file in place.
 * @throws where a correction has no record, or changes nothing any more: the table then says what is no longer true
 */
export function applyCorrections(file: string, records: readonly unknown[], corrections: Corrections = CORRECTIONS): unknown[] {
  const left = new Map(Object.entries(corrections[file] ?? {}));
  const corrected = records.map((record) => {
    const id = isRecord(record) ? textOf(record[ID[file] ?? '']) : undefined;
    const fields = id === undefined ? undefined : left.get(id);
    if (!isRecord(record) || id === undefined || fields === undefined) return record;
    left.delete(id);
    return Object.entries(fields).reduce((value, [field, wanted]) => withField(value, `${file}/${id}`, field, wanted), record);
  });
  if (left.size > 0) throw new Error(`${file}: no record ${[...left.keys()].join(', ')} to correct`);
  return corrected;
}

function withField(record: RawRecord, name: string, field: string, value: unknown): RawRecord {
  const has = record[field];
  const isThere = value === null ? has === undefined : JSON.stringify(has) === JSON.stringify(value);
  if (isThere) throw new Error(`${name}: ${field} needs no correction`);
  return value === null ? without(record, [field]) : { ...record, [field]: value };
}
