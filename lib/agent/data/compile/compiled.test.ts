import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import oldSaintIds from '../old-saint-ids.json';
import { applyRules, ID, joinPopes } from './correct';
import { CORRECTIONS } from './corrections';
import { DATA_FILES } from './data-files';
import { isRecord, textsOf, type RawRecord } from './record';
import { toLines } from './to-lines';

const compiled = (file: string): unknown => JSON.parse(readFileSync(path.join(process.cwd(), file), 'utf8'));
const records = (name: string): RawRecord[] => (compiled(`lib/agent/data/${name}.json`) as unknown[]).filter(isRecord);

describe('the compiled data', () => {
  it.each(DATA_FILES)('$target/$name.json is what the program writes', ({ name, target, depth, count, merged = count }) => {
    const text = readFileSync(path.join(process.cwd(), target, `${name}.json`), 'utf8');
    const value = compiled(`${target}/${name}.json`);
    const again = Array.isArray(value) ? applyRules(name, name === 'saints' ? joinPopes(value, records('popes')) : value) : value;
    expect(`${toLines(again, depth)}\n`).toBe(text);
    if (merged !== undefined) expect(value).toHaveLength(merged);
  });

  it.each(Object.entries(CORRECTIONS))('has every correction of %s', (file, corrections) => {
    const key = ID[file] ?? '';
    const byId = new Map(records(file).map((record) => [record[key], record]));
    for (const [id, fields] of Object.entries(corrections).filter(([old]) => !(old in oldSaintIds)))
      for (const [field, value] of Object.entries(fields)) expect(byId.get(id)?.[field] ?? null, `${id} ${field}`).toEqual(value);
  });

  it('calls blessed who is only blessed: each bare entry that says so in Latin, and whoever died in 1939 to 1945 and was not canonized', () => {
    const called = records('saints').filter((saint) => saint['canonical_status'] === 'saint');
    const entries = called.filter((saint) => saint['record_type'] === 'martyrology-entry' && /^Beat(?:us|a|i|ae) /.test(String(saint['latin_name'])));
    expect(entries.filter((saint) => saint['canonized'] === undefined).map((saint) => saint['saint_id'])).toEqual([]);
    const ofTheWar = called.filter((saint) => /^19(?:39|4[0-5])/.test(String(saint['death_date'])));
    expect(ofTheWar.map((saint) => saint['saint_id']).sort()).toEqual([
      ...['gorazd', 'leopold-mandic', 'luigi-orione', 'manuel-gonzalez-garcia', 'mary-ursula-of-jesus-ledochowska', 'maximilian-mary-kolbe'],
      ...['nazaria-ignacia-of-saint-teresa-of-jesus-march-mesa', 'paulina-of-the-agonizing-heart-of-jesus-visintainer', 'peter-to-rot'],
      ...['teresa-benedicta-of-the-cross-stein', 'titus-brandsma'],
    ]);
  });

  it('has nobody as canonized and not a saint, and nobody as one whose beatification alone is known', () => {
    const saints = records('saints');
    expect(saints.filter((saint) => saint['canonized'] !== undefined && saint['canonical_status'] !== 'saint').map((saint) => saint['saint_id'])).toEqual([]);
    const only = saints.filter((saint) => saint['beatified'] !== undefined && saint['canonized'] === undefined && saint['canonical_status'] === 'saint');
    expect(only.map((saint) => saint['saint_id'])).toEqual([]);
  });

  it('calls nothing a metropolitan see that is under another, and no plain diocese', () => {
    const heads = records('dioceses').filter((see) => see['is_metropolitan_see'] === true);
    expect(heads.length).toBeGreaterThan(80);
    expect(heads.filter((see) => see['metropolitan'] !== undefined || see['jurisdiction_type'] === 'Diocese').map((see) => see['source_code'])).toEqual([]);
  });

  it('tells the same of a pope in both files', () => {
    const saints = records('saints').filter((saint) => saint['pope_id'] !== undefined);
    const popes = new Map(records('popes').map((pope) => [pope['pope_id'], pope]));
    expect(saints.length).toBeGreaterThan(80);
    for (const saint of saints) {
      const pope = popes.get(saint['pope_id']) ?? {};
      for (const field of ['birth_date', 'death_date', 'feast_day', 'beatified', 'canonized'])
        expect(saint[field], `${saint['saint_id']} ${field}`).toBe(pope[field] ?? saint[field]);
    }
  });

  it.each(['wikidata', 'pope_id', 'romcal_id'])('has no two saints of one %s', (field) => {
    const values = records('saints').flatMap((saint) => saint[field] ?? []);
    expect(new Set(values).size).toBe(values.length);
  });

  it('has no person beside a bare entry of the same name, borne by nobody else, for the day of his death', () => {
    const all = records('saints');
    const isBare = (saint: RawRecord) => saint['record_type'] === 'martyrology-entry';
    const bearers = (name: unknown, bare: boolean) => all.filter((saint) => isBare(saint) === bare && saint['primary_name'] === name);
    const twice = all.filter(isBare).filter((entry) => {
      const [person, ...others] = bearers(entry['primary_name'], false);
      if (person === undefined || others.length > 0 || bearers(entry['primary_name'], true).length > 1) return false;
      return String(person['death_date']).slice(5) === entry['feast_day'];
    });
    expect(twice.map((entry) => entry['saint_id'])).toEqual([]);
  });

  it('begins the name of no saint with a rank', () => {
    const ranked = records('saints').filter((saint) => /^(?:saints?|st|san|santa|blessed|beat[oa]|pope)(?=[ .'])/i.test(String(saint['primary_name'])));
    expect(ranked.map((saint) => saint['saint_id'])).toEqual(['santa-scorese', 'blessed-virgin-mary']);
  });

  it('cuts no name short: each begins with a capital letter or a number', () => {
    const names = records('saints').flatMap((saint) => [saint['primary_name'], ...textsOf(saint['also_known_as'])]).map(String);
    expect(names.filter((name) => !/^['‘"]?[\p{Lu}\d]/u.test(name) && !/^(?:ibn|u|al-)/.test(name))).toEqual([]);
    const byId = new Map(records('saints').map((saint) => [saint['saint_id'], saint['primary_name']]));
    expect(['stephen-of-hungary', 'stanislaus-kostka', 'stilla-von-abenberg'].map((id) => byId.get(id))).toEqual([
      ...['Stephen of Hungary', 'Stanislaus Kostka', 'Stilla von Abenberg'],
    ]);
  });

  it('ends a pontificate on the day of death, but for those who left it alive', () => {
    const left = ['john-x', 'benedict-v', 'gregory-vi', 'celestine-v', 'gregory-xii', 'benedict-xvi'];
    const differing = records('popes').filter(({ death_date: death, pontificate }) => {
      const end = isRecord(pontificate) ? pontificate['end'] : undefined;
      return typeof death === 'string' && !(typeof end === 'string' && death.startsWith(end));
    });
    expect(differing.map((pope) => pope['pope_id']).sort()).toEqual(left.sort());
  });
});

describe('toLines', () => {
  it('breaks the first levels only', () => {
    expect(toLines({ a: [1, { b: 2 }], c: [] }, 2)).toBe('{\n"a":[\n1,\n{"b":2}\n],\n"c":[]\n}');
    expect(JSON.parse(toLines({ a: [1, { b: null }] }, 1))).toEqual({ a: [1, { b: null }] });
  });
});
