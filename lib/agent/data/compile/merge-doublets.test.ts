import { describe, expect, it } from 'vitest';
import oldSaintIds from '../old-saint-ids.json';
import { DATA_FILES } from './data-files';
import { mergeDoublets } from './merge-doublets';
import type { RawRecord } from './record';

const vianney = { saint_id: 'a', primary_name: 'John Vianney', canonical_status: 'saint', death_date: '1859', feast_day: '08-04', titles: ['priest'], sources: ['romcal'] };
const other = (fields: RawRecord): RawRecord => ({ saint_id: 'b', primary_name: 'Jean-Marie Vianney', canonical_status: 'saint', sources: ['Wikidata'], ...fields });
const merged = (second: RawRecord): unknown => mergeDoublets([vianney, second], { b: 'a' }, [])[0];

describe('two records of one person', () => {
  it('become one, which has what the first lacks', () => {
    const second = other({ birth_date: '1786-05-08', death_date: '1859-08-04', gender: 'male', titles: ['patron'], wikidata: 'Q243816' });
    expect(mergeDoublets([second, vianney, { saint_id: 'c' }], { b: 'a' }, ['c'])).toEqual([
      {
        ...{ ...vianney, death_date: '1859-08-04', birth_date: '1786-05-08', gender: 'male', wikidata: 'Q243816' },
        ...{ titles: ['priest', 'patron'], sources: ['romcal', 'Wikidata'], also_known_as: ['Jean-Marie Vianney'] },
        dates_agreed: ['death_date'],
      },
    ]);
  });

  it.each([
    [{ death_date: '1860-08-04' }, '1859'],
    [{ death_date: '1859-01-01' }, '1859'],
    [{ death_date: '1859-08-04', death_date_approximate: true }, '1859'],
    [{ death_date: '1859-08-04' }, '1859-08-04'],
  ])('keep the first date but for one that says it more exactly: %j', (fields, date) => {
    expect(merged(other(fields))).toHaveProperty('death_date', date);
  });

  it('have the day of another calendar beside the first', () => {
    expect(merged(other({ feast_day: '08-08', feast_source: 'x' }))).toMatchObject({ feast_day: '08-04', feast_day_other: '08-08' });
    expect(merged(other({ feast_day: '08-04' }))).not.toHaveProperty('feast_day_other');
  });

  it('give no rank to a title of Our Lady', () => {
    const title = { saint_id: 'a', primary_name: 'Our Lady of Lourdes', record_type: 'marian-title', sources: [] };
    const entry = { ...other({ primary_name: 'Virgin Mary of Lourdes', canonical_status: 'blessed' }), record_type: 'martyrology-entry', latin_name: 'Beata Maria de Lourdes' };
    expect(mergeDoublets([title, entry], { b: 'a' }, [])[0]).not.toHaveProperty('canonical_status');
  });

  it('share no name that an entry got from another word than the person\'s', () => {
    const entry = { record_type: 'martyrology-entry', latin_name: 'Sanctus Ioannes Maria Vianney' };
    expect(merged(other({ ...entry, primary_name: 'Peter' }))).not.toHaveProperty('also_known_as');
    expect(merged(other({ ...entry, primary_name: 'Jean Vianney' }))).toHaveProperty('also_known_as', ['Jean Vianney']);
    expect(merged(other({ primary_name: 'John Vianney, Abbot' }))).not.toHaveProperty('also_known_as');
    expect(merged(other({ primary_name: 'John Vianney and Companions' }))).not.toHaveProperty('also_known_as');
  });

  it('stop the program where the table is no longer true', () => {
    expect(() => mergeDoublets([vianney], { b: 'a' }, [])).toThrow('b cannot become a');
    expect(() => mergeDoublets([vianney, other({})], { b: 'a', a: 'b' }, [])).toThrow('cannot become');
    expect(() => mergeDoublets([vianney], {}, ['list'])).toThrow('no record list');
  });
});

describe('the table of old ids', () => {
  it('accounts for every record that left, with six lists that were no persons and one queen', () => {
    const saints = DATA_FILES.find(({ name }) => name === 'saints');
    expect([saints?.count, saints?.merged]).toEqual([10611, 9661]);
    expect(10611 - 9661).toBe(Object.keys(oldSaintIds).length + 7);
  });
});
