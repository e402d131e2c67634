import { clergy } from './clergy';
import { dioceseById, dioceseIndex } from './dioceses';
import { foldName } from './fold-name';
import { kept } from './kept';
import { popes } from './popes';
import type { ClergyRecord, DioceseRecord, PopeRecord, SaintRecord } from './records';
import { saintById, saintIndex, saints } from './saints';

/** The person who holds a see: only one whose record names this see and whose name is the one the see gives. */
export function bishopOfSee(see: DioceseRecord): ClergyRecord | undefined {
  if (see.current_bishop === undefined) return undefined;
  return [...clergy().values()].find((person) => person.see_code === see.source_code && person.primary_name === see.current_bishop);
}

/** The pope where he is the bishop that a see gives: Rome. */
export function popeOfSee(see: DioceseRecord): PopeRecord | undefined {
  return [...popes().values()].find((pope) => pope.primary_name === see.current_bishop);
}

/** The patrons that a source gives for a see; one whose saint is called after the same place (Antoninus of Florence) leads to that record. */
export function patronsOf(see: DioceseRecord): { name: string; saint_id?: string }[] {
  const names = see.patron_saint?.split(';').map((name) => name.trim()) ?? [];
  return names.filter(Boolean).map((name) => {
    const patron = foldName(name).filter((word) => word !== 'saint');
    const called = dioceseIndex().namesOf(see.source_code).map((place) => [...patron, ...place]);
    const id = called.flatMap((words) => saintIndex().find(words).slice(0, 1).filter((found) => isCalled(found, words)))[0];
    return { name, saint_id: saintById(id ?? '')?.saint_id };
  });
}

function isCalled(saintId: string, words: readonly string[]): boolean {
  return saintIndex().namesOf(saintId).some((name) => name.join(' ') === words.join(' '));
}

/** The see of a bishop; undefined for an office without a see or a see not in the data. */
export function seeOfBishop(person: ClergyRecord): DioceseRecord | undefined {
  return person.see_code === undefined ? undefined : dioceseById(person.see_code);
}

/** The cardinals in the data whom a pope created, in their order of precedence. */
export function cardinalsCreatedBy(pope: PopeRecord): ClergyRecord[] {
  return [...clergy().values()]
    .filter((person) => person.created_cardinal_by === pope.papal_name)
    .sort((a, b) => (a.precedence ?? 999) - (b.precedence ?? 999));
}

/** The pope who created a cardinal. */
export function creatorOf(person: ClergyRecord): PopeRecord | undefined {
  return person.created_cardinal_by === undefined
    ? undefined
    : [...popes().values()].find((pope) => pope.papal_name === person.created_cardinal_by);
}

/** The record of a pope among the saints, if he is venerated. */
export function saintRecordOf(pope: PopeRecord): SaintRecord | undefined {
  return kept(
    'saint-popes',
    () => new Map([...saints().values()].flatMap((saint) => (saint.pope_id ? [[saint.pope_id, saint] as const] : []))),
  ).get(pope.pope_id);
}
