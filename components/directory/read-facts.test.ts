import { describe, expect, it } from 'vitest';
import type { Profile } from './directory-kind';
import { ageBetween, readProfileParts } from './read-facts';

const therese: Profile = {
  saint_id: 'therese-of-lisieux', primary_name: 'Thérèse of Lisieux', canonical_status: 'saint', birth_date: '1873-01-02', birth_place: 'Alençon',
  death_date: '1897-09-30', feast_day: '10-01', feast_source: 'general-roman-calendar', titles: ['virgin'], sources: ['romcal', 'Wikidata'], wikidata: 'Q181715',
  miracles: [{ year: 1923 }, { year: 1925 }], empty: null, alternates: [],
};

describe('readProfileParts', () => {
  const parts = readProfileParts('saints', therese);

  it('puts facts in the order of the field', () => expect(parts.facts.map((fact) => fact.label)).toEqual(['birth_date', 'death_date', 'feast_day', 'titles']));
  it('says the age at death', () => expect(parts.facts[1]).toMatchObject({ value: '1897-09-30', aged: 24 }));
  it('says the place beside the date, and the calendar beside the feast', () => {
    expect(parts.facts[0]?.beside).toEqual([{ key: 'birth_place', value: 'Alençon' }]);
    expect(parts.facts[2]?.beside).toEqual([{ key: 'feast_source', value: 'general-roman-calendar' }]);
  });

  it('keeps whatever it does not know, the id last, and drops only what is empty', () => {
    expect(parts.rest).toEqual([['wikidata', 'Q181715'], ['miracles', [{ year: 1923 }, { year: 1925 }]], ['saint_id', 'therese-of-lisieux']]);
    expect(parts.sources).toEqual(['romcal', 'Wikidata']);
  });

  it('loses nothing of a profile whose shapes are all unexpected', () => {
    const odd: Profile = { primary_name: 'Odd', canonical_status: { step: 2 }, sources: 'one book', feast_day: { movable: true }, birth_place: 'Nowhere', coat_of_arms_url: 7 };
    const { facts, rest } = readProfileParts('saints', odd);
    expect(facts.map((fact) => fact.label)).toEqual(['feast_day']);
    expect(rest.map(([key]) => key)).toEqual(['canonical_status', 'sources', 'birth_place', 'coat_of_arms_url']);
  });

  it('marks a date that the source calls approximate', () => {
    const [born] = readProfileParts('popes', { primary_name: 'Pope Peter', birth_date: '0001', birth_date_approximate: true }).facts;
    expect(born).toMatchObject({ value: '0001', about: true });
  });

  it('reckons no age from a birth that the source calls approximate', () => {
    const { facts } = readProfileParts('saints', { ...therese, birth_date_approximate: true });
    expect(facts.map(({ label, aged }) => [label, aged])).toContainEqual(['death_date', undefined]);
  });

  it('moves lists of sees and persons to the margin', () => {
    const see: Profile = { primary_name: 'Manila', suffragans: [{ source_code: 'dcubao', name: 'Cubao' }, 'Imus'], current_bishop: { name: 'Jose Advincula', person_id: 'jose-advincula' } };
    const { related, facts } = readProfileParts('dioceses', see);
    expect(related).toEqual([{ key: 'suffragans', links: [{ directory: 'dioceses', id: 'dcubao', name: 'Cubao', details: [] }, { directory: 'dioceses', name: 'Imus', details: [] }] }]);
    expect(facts.map((fact) => fact.label)).toEqual(['current_bishop']);
  });
});

describe('ageBetween', () => {
  it.each([
    ['1873-01-02', '1897-09-30', 24], ['1900-06-15', '1950-06-14', 49], ['1900-06-15', '1950-06-15', 50],
    ['1924-00-00', '1950-01-01', undefined], ['1900-01-01', '1950-02-30', undefined], ['1900-02-29', '1950-01-01', undefined], ['1500-02-29', '1550-03-01', 50], ['1900-13-01', '1950-01-01', undefined],
    ['1900', '1950-01-01', undefined], ['1950-01-01', '1900-01-01', undefined], [null, '1950-01-01', undefined],
  ])('from %s to %s is %s', (birth, death, age) => expect(ageBetween(birth, death)).toBe(age));
});
