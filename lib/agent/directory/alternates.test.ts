import { describe, expect, it } from 'vitest';
import { findDiocese } from './dioceses';
import { foldNumeral } from './fold-numeral';
import { findPope, popes } from './popes';
import { findSaint } from './saints';

const seesFor = (query: string) => {
  const hit = findDiocese(query);
  return hit ? [hit.record, ...hit.alternates] : [];
};

describe('alternates', () => {
  it('are the same for every way of writing a place, and tell the country', () => {
    const sets = ['St. Louis', 'St Louis', 'Saint Louis', 'Saint-Louis', 'st.louis'].map((query) =>
      seesFor(query).map((see) => see.source_code),
    );
    for (const set of sets) expect(set).toEqual(sets[0]);
    expect(seesFor('St. Louis').map((see) => see.country)).toEqual(expect.arrayContaining(['United States', 'Senegal']));
    expect(seesFor('San Jose').map((see) => see.source_code)).toEqual(seesFor('San José').map((see) => see.source_code));
    expect(seesFor("St. John's").map((see) => see.country)).toEqual(['Canada', 'Antigua and Barbuda']);
  });

  it('hold at most twenty and never the hit itself', () => {
    const hit = findSaint('John');
    expect(hit?.alternates).toHaveLength(20);
    expect(hit?.alternates).not.toContain(hit?.record);
  });

  it('are no names that only begin like a word that others bear', () => {
    expect(seesFor('Róma').map((see) => see.source_code)).toEqual(['romamo_it']);
    const lucia = findSaint('Lucia')?.alternates ?? [];
    expect(lucia.map((saint) => saint.saint_id)).not.toContain('pope-john-paul-i');
    expect(findSaint('Theresa')?.alternates.slice(0, 2).map((saint) => saint.saint_id)).toEqual(['teresa-of-calcutta', 'teresa-of-avila']);
    expect(findSaint('Cyril and Methodius')?.alternates[0]?.saint_id).toBe('methodius-michael-of-thessaloniki');
  });

  it('put persons before bare entries of the Martyrology', () => {
    const hit = findSaint('Dominic');
    expect(hit?.record.saint_id).toBe('dominic');
    expect(hit?.alternates.slice(0, 10).every((saint) => saint.record_type !== 'martyrology-entry')).toBe(true);
    expect(findSaint('John')?.record.record_type).toBeUndefined();
  });

  it('hold nobody twice', () => {
    for (const query of ['John Vianney', 'Charbel', 'Charles Lwanga', 'Teresa of Calcutta', 'Josemaría Escrivá', 'Michael the Archangel', 'Edith Stein']) {
      const hit = findSaint(query);
      const born = [hit?.record, ...(hit?.alternates ?? [])].flatMap((saint) => (saint?.birth_date ? [`${saint.birth_date} ${saint.death_date}`] : []));
      expect(new Set(born).size, query).toBe(born.length);
      expect(hit?.alternates.map((saint) => saint.primary_name), query).not.toContain(hit?.record.primary_name);
    }
  });

  it('put popes of one name in the order of their numbers, the latest first', () => {
    const bases = new Set([...popes().values()].map((pope) => pope.papal_name.replace(/ [IVX]+$/, '')));
    for (const base of bases) {
      const hit = findPope(base);
      const named = [hit?.record, ...(hit?.alternates ?? [])].filter((pope) => pope?.papal_name.replace(/ [IVX]+$/, '') === base);
      const numbers = named.map((pope) => Number(foldNumeral(pope?.papal_name.slice(base.length + 1).toLowerCase() ?? '') ?? 1));
      expect(numbers, base).toEqual(numbers.toSorted((a, b) => b - a));
      expect(hit?.record, base).toBe(named[0]);
    }
    expect([findPope('Papst Gregor')?.record.pope_id, findPope('Pope John')?.alternates[0]?.pope_id]).toEqual(['gregory-xvi', 'john-xxii']);
  });

  it('answer a title with a pope only', () => {
    const hit = findSaint('Pope Leo');
    expect(hit?.alternates.filter((saint) => !saint.titles?.includes('pope'))).toEqual([]);
    expect(hit?.record.saint_id).toBe('pope-leo-i');
  });

  it('offer the other popes of a name, never for a full name', () => {
    expect(findPope('Pius')?.alternates.map((pope) => pope.pope_id)).toContain('pius-ix');
    expect(findPope('Pius IX')?.alternates).toEqual([]);
    expect(findPope('Pope Francis')?.alternates).toEqual([]);
  });
});
