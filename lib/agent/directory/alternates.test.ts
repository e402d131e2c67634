import { describe, expect, it } from 'vitest';
import { findDiocese } from './dioceses';
import { findPope } from './popes';
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

  it('put persons before bare entries of the Martyrology', () => {
    const hit = findSaint('Dominic');
    expect(hit?.record.saint_id).toBe('dominic');
    expect(hit?.alternates.slice(0, 10).every((saint) => saint.record_type !== 'martyrology-entry')).toBe(true);
    expect(findSaint('John')?.record.record_type).toBeUndefined();
  });

  it('offer the other popes of a name, never for a full name', () => {
    expect(findPope('Pius')?.alternates.map((pope) => pope.pope_id)).toContain('pius-ix');
    expect(findPope('Pius IX')?.alternates).toEqual([]);
    expect(findPope('Pope Francis')?.alternates).toEqual([]);
  });
});
