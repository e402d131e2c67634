import { describe, expect, it } from 'vitest';
import { clergy, findPerson } from '../directory/clergy';
import { dioceses, findDiocese } from '../directory/dioceses';
import { foldName } from '../directory/fold-name';
import { findPope, popes } from '../directory/popes';
import type { Hit } from '../directory/records';
import { findSaint, saints } from '../directory/saints';
import { misspelt, seeded } from '../directory/testing/misspelt';
import type { Data } from '../testing/ask';
import { findHandler } from './registry';

type Named = { id: string; name: string; record: object };
type Directory = { skill: string; idKey: string; all: readonly Named[]; find: (query: string) => Hit<object> | undefined };

const DIRECTORIES: readonly Directory[] = [
  { skill: 'saint_lookup', idKey: 'saint_id', find: findSaint, all: [...saints().values()].map((record) => ({ id: record.saint_id, name: record.primary_name, record })) },
  { skill: 'pope_lookup', idKey: 'pope_id', find: findPope, all: [...popes().values()].map((record) => ({ id: record.pope_id, name: record.primary_name, record })) },
  {
    ...{ skill: 'person_lookup', idKey: 'person_id', find: findPerson },
    all: [...clergy().values()].filter((person) => !person.pope_id).map((record) => ({ id: record.person_id, name: record.primary_name, record })),
  },
  { skill: 'diocese_lookup', idKey: 'source_code', find: findDiocese, all: [...dioceses().values()].map((record) => ({ id: record.source_code, name: record.see_name, record })) },
];

const IDS: Readonly<Record<string, ReadonlyMap<string, unknown>>> = { saint_id: saints(), pope_id: popes(), person_id: new Map([...clergy()].filter(([, person]) => !person.pope_id)), source_code: dioceses() };

async function answerOf(skill: string, text: string, data: Data): Promise<Data> {
  const [part] = (await findHandler(skill)?.answer({ text, data, timeZone: 'UTC' })) ?? [];
  return part?.kind === 'data' ? part.data : {};
}

const isDate = (value: unknown) => /^\d{4}(-\d\d(-\d\d)?)?$|^\d+th century$/.test(String(value));
const DATED = /_date$|^(?:erected|elevated|renamed|united|restored|beatified|canonized|elected|installed|ordained_priest|became_bishop)$/;

function byName(all: readonly Named[]): ReadonlyMap<string, Named[]> {
  const named = new Map<string, Named[]>();
  for (const one of all) named.set(one.name, [...(named.get(one.name) ?? []), one]);
  return named;
}

/** Every field of an answer, however deep, by its own key. */
function fieldsOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key, inner] as [string, unknown], ...fieldsOf(inner)]);
}

describe.each(DIRECTORIES)('every record of $skill', ({ skill, idKey, all, find }) => {
  it('is found by its own name: first, or beside a namesake', () => {
    const lost: string[] = [];
    for (const [name, namesakes] of byName(all)) {
      const hit = find(name);
      const found = hit ? [hit.record, ...hit.alternates] : [];
      // Of a bare first name there may be more than the 20 that an answer holds.
      if (foldName(name).length > 1 || found.length < 21) lost.push(...namesakes.filter(({ record }) => !found.includes(record)).map(({ id }) => id));
    }
    // Beatus of Vendôme bears for a name what is a rank everywhere else.
    expect(lost).toEqual(skill === 'saint_lookup' ? ['beatus-05-09'] : []);
  });

  it('is found although a letter is wrong, in 95 of 100', () => {
    const random = seeded(20261130);
    const persons = all.filter(({ record }) => !('record_type' in record));
    let [asked, found] = [0, 0];
    while (asked < 300) {
      const one = persons[Math.floor(random() * persons.length)];
      const typed = one && misspelt(one.name, random);
      if (!one || typed === undefined) continue;
      asked++;
      const hit = find(typed);
      const first = all.find(({ record }) => record === hit?.record);
      if (first && foldName(first.name).join(' ') === foldName(one.name).join(' ')) found++;
    }
    expect(found / asked).toBeGreaterThanOrEqual(0.95);
  });

  it('has a clean profile, years as they are, links that lead somewhere', async () => {
    const faults: string[] = [];
    for (const { id } of all) {
      const profile = await answerOf(skill, '', { [idKey]: id });
      const unclean = /:(?:null|""|\[\]|\{\})|undefined|NaN|Invalid|\(\)| {2}|&#|\uFFFD/.exec(JSON.stringify(profile));
      if (unclean) faults.push(`${id}: ${unclean[0]}`);
      for (const [key, value] of fieldsOf(profile)) {
        if (IDS[key] && !IDS[key].has(String(value))) faults.push(`${id}: ${key} ${String(value)}`);
        if (DATED.test(key) && typeof value === 'string' && !isDate(value)) faults.push(`${id}: ${key} ${value}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('is told apart from its namesakes', async () => {
    const alike: string[] = [];
    for (const [name, namesakes] of byName(all)) {
      if (namesakes.length < 2) continue;
      const { alternates = [] } = (await answerOf(skill, name, {})) as { alternates?: Data[] };
      const told = alternates.filter((other) => other.primary_name === name).map((other) => JSON.stringify({ ...other, [idKey]: '' }));
      if (new Set(told).size < told.length) alike.push(name);
    }
    // Two records of Wikidata about which it says no more than the year of death.
    expect(alike).toEqual(skill === 'saint_lookup' ? ['Marcellinus'] : []);
  });
});
