import { describe, expect, it } from 'vitest';
import { applyCorrections, applyRules, joinPopes } from './correct';
import type { RawRecord } from './record';

const known = { saint_id: 'x', primary_name: 'X', sources: ['Wikidata'] };
const saint = (fields: RawRecord): RawRecord => applyRules('saints', [{ ...known, ...fields }])[0] as RawRecord;
const pope = (fields: RawRecord): RawRecord => applyRules('popes', [{ pope_id: 'x', ...fields }])[0] as RawRecord;

describe('the rules', () => {
  it('leave a sound record alone', () => {
    const sound = { ...known, canonized: '1228-07-16', vocation: 'married', birth_date: '0181', death_date: '0252' };
    expect(applyRules('saints', [sound])[0]).toBe(sound);
  });

  it.each([
    ['Saint Giles', 'Giles'],
    ["Sant'Olcese", 'Olcese'],
    ['San Flavito', 'Flavito'],
    ['Santiago de Zúñiga', 'Santiago de Zúñiga'],
    ['Sanc de Còrdova', 'Sanc de Còrdova'],
    ['St. Teresa of Jesus Jornet', 'Teresa of Jesus Jornet'],
    ['Pope Leo I', 'Leo I'],
    ['Blessed martyrs of Paris', 'Martyrs of Paris'],
    ['Raphael of Saint Joseph', 'Raphael of Saint Joseph'],
    ['Canute Iv of Denmark', 'Canute IV of Denmark'],
    ['Xi Guizi', 'Xi Guizi'],
  ])('call %s %s', (name, plain) => {
    expect(saint({ primary_name: name })['primary_name']).toBe(plain);
  });

  it('give a place in a name its "of" where another name has it', () => {
    expect(saint({ primary_name: 'Rupert Salzburg', also_known_as: ['Rupert of Salzburg'] })['primary_name']).toBe('Rupert of Salzburg');
    expect(saint({ primary_name: 'John Fisher', also_known_as: ['John of Rochester'] })['primary_name']).toBe('John Fisher');
  });

  it.each([
    [{ death_date: '1943-08-01' }, 'blessed'],
    [{ death_date: '1943-08-01', canonized: '1999-06-13' }, 'saint'],
    [{ death_date: '1943-08-01', sources: ['romcal', 'Wikidata'] }, 'saint'],
    [{ death_date: '1838-07-04' }, 'saint'],
    [{ record_type: 'martyrology-entry', latin_name: 'Beatus Iosephus Baldo' }, 'blessed'],
    [{ record_type: 'martyrology-entry', latin_name: 'Sanctus Beatus' }, 'saint'],
    [{ latin_name: 'Beata Theodora Guerin' }, 'saint'],
  ])('of a saint with %j make one who is %s', (fields, status) => {
    expect(saint({ canonical_status: 'saint', ...fields })['canonical_status']).toBe(status);
  });

  it('drop a canonization in the year one', () => {
    expect(saint({ canonized: '0001-01-01', birth_date: '0001' })).toMatchObject({ birth_date: '0001' });
    expect(saint({ canonized: '0001-01-01' })).not.toHaveProperty('canonized');
  });

  it('keep "religious" only where an order is named', () => {
    expect(saint({ vocation: 'religious' })).not.toHaveProperty('vocation');
    expect(saint({ vocation: 'religious', religious_order: ['Franciscans'] })).toHaveProperty('vocation', 'religious');
  });

  it.each([
    ['0650', '0651-08-20', undefined, undefined],
    ['0550', '0653-09-30', undefined, undefined],
    ['1600', '1601-04-03', undefined, undefined],
    ['0550', '0600', '0550', true],
    ['1850', '1900', '1850', undefined],
    ['0651', '0653', '0651', undefined],
  ])('read a birth in %s before a death in %s as %s', (birth, death, shown, rough) => {
    const { birth_date: date, birth_date_approximate: approximate } = saint({ birth_date: birth, death_date: death });
    expect([date, approximate]).toEqual([shown, rough]);
  });

  it.each([
    ['1225-01-28', '01-28', '1225'],
    ['1225-01-27', '01-28', '1225-01-27'],
    ['1801-02-21', '02-21', '1801-02-21'],
  ])('read a birth on %s with the feast %s as %s', (birth, feast, shown) => {
    expect(saint({ birth_date: birth, feast_day: feast })['birth_date']).toBe(shown);
  });

  it('take a footnote mark from a name and its id', () => {
    const cleric = (fields: RawRecord) => applyRules('clergy', [fields])[0];
    expect(cleric({ person_id: 'a-b-w', primary_name: 'A B[w]' })).toEqual({ person_id: 'a-b', primary_name: 'A B' });
    expect(cleric({ person_id: 'a-w', primary_name: 'A W' })).toEqual({ person_id: 'a-w', primary_name: 'A W' });
  });

  it('trust a round year that a second source confirms', () => {
    expect(saint({ birth_date: '0550', death_date: '0600', dates_agreed: ['birth_date'] })).not.toHaveProperty('birth_date_approximate');
  });

  it.each([
    ['1101-09-29', '10-06', '1101-10-06'],
    ['0705-09-21', '09-17', '0705-09-17'],
    ['1101-09-28', '10-06', '1101-09-28'],
    ['0371-08-01', '08-02', '0371-08-01'],
    ['1701-09-25', '10-06', '1701-09-25'],
  ])('put a death on %s with the feast %s on %s', (death, feast, shown) => {
    expect(saint({ death_date: death, feast_day: feast })['death_date']).toBe(shown);
  });

  it('know that there was no Vatican City State in 1878', () => {
    expect(pope({ death_place: 'Vatican City State', death_date: '1878-02-07' })['death_place']).toBe('Roma, Italy');
    expect(pope({ death_place: 'Vatican City State', death_date: '1939-02-10' })['death_place']).toBe('Vatican City State');
  });

  it('drop a bare year of election that repeats the beginning of the pontificate', () => {
    expect(pope({ elected: '0042', pontificate: { start: '0042' } })).not.toHaveProperty('elected');
    expect(pope({ elected: '1978-10-16', pontificate: { start: '1978-10-16' } })).toHaveProperty('elected');
  });
});

describe('the dates of a pope', () => {
  it('win over those of the saint, and the saint\'s feast becomes the other one', () => {
    const popes = [{ pope_id: 'p', birth_date: '0400', birth_date_approximate: true, death_date: '0461', feast_day: '05-19' }];
    const own = { saint_id: 's', pope_id: 'p', birth_date: '0390', death_date: '0461', feast_day: '05-25' };
    expect(joinPopes([{ ...own, dates_agreed: ['birth_date', 'death_date'] }], popes)).toEqual([
      {
        ...{ saint_id: 's', pope_id: 'p', birth_date: '0400', birth_date_approximate: true, death_date: '0461' },
        ...{ feast_day: '05-19', feast_day_other: '05-25', feast_source: 'acutis-api', dates_agreed: ['death_date'] },
      },
    ]);
    expect(joinPopes([{ saint_id: 'none' }], popes)).toEqual([{ saint_id: 'none' }]);
  });

  it.each([
    ['1119-01-29', { death_date: '1119-01-28' }, true],
    ['0366-09-24', { pontificate: { start: '0352', end: '0366-09-24' } }, true],
    ['1119-02-01', { death_date: '1119-01-28' }, false],
    ['1119', { death_date: '1119' }, false],
  ])('know a pope by his name and the month of his death: %s, %j', (death_date, dates, isPope) => {
    const [joined] = joinPopes([{ saint_id: 's', primary_name: 'Gelasius II', death_date }], [{ pope_id: 'gelasius-ii', papal_name: 'Gelasius II', ...dates }]);
    expect((joined as RawRecord)['pope_id']).toBe(isPope ? 'gelasius-ii' : undefined);
    expect(joinPopes([{ saint_id: 's', primary_name: 'Gelasius', death_date }], [{ pope_id: 'gelasius-ii', papal_name: 'Gelasius II', ...dates }])[0]).not.toHaveProperty('pope_id');
  });
});

it.each([['AP2005', true], ['Annuario Pontificio', true], ['Holy See bulletin 2025-08-27', true], ['ap202', false], ['AP202', false], ['ap2005', false], ['AP20055', false], ['AP', false]])('a row from %s keeps its source: %s', (source, isKept) => {
  const row = { source_code: 'd', year: 2000, source, provenance: 'x' };
  expect(applyRules('diocese-statistics', [row])).toEqual([isKept ? row : { source_code: 'd', year: 2000, provenance: 'x' }]);
});

describe('a correction', () => {
  const table = { saints: { a: { death_date: '0597', birth_date: null } } };

  it('sets and takes away', () => {
    const raw = [{ saint_id: 'a', birth_date: '0001' }, { saint_id: 'b' }];
    expect(applyCorrections('saints', raw, table)).toEqual([{ saint_id: 'a', death_date: '0597' }, { saint_id: 'b' }]);
  });

  it('fails once it changes nothing, or has no record', () => {
    expect(() => applyCorrections('saints', [{ saint_id: 'a', birth_date: '0001', death_date: '0597' }], table)).toThrow('a: death_date');
    expect(() => applyCorrections('saints', [{ saint_id: 'a' }], table)).toThrow('a: birth_date');
    expect(() => applyCorrections('saints', [{ saint_id: 'b' }], table)).toThrow('no record a');
  });
});
