import { describe, expect, it } from 'vitest';
import { hitDetails } from './hit-details';

describe('what tells the first hit from the others', () => {
  it.each([['1957-06-21', '1957'], ['1957', '1957'], ['0347', '347'], ['c. 1950', 'c. 1950'], ['3 February 1950', '3 February 1950']])('a cleric born %s', (birth_date, said) => {
    expect(hitDetails('clergy', { primary_name: 'X', country: 'France', birth_date })).toEqual(['France', said]);
  });

  it('keeps what is approximate, as the others of the list do', () => {
    const saint = { primary_name: 'X', canonical_status: 'saint', country: 'Spain' };
    const years = (profile: object) => hitDetails('saints', { ...saint, ...profile })[1];
    expect(years({ birth_date: '0347', birth_date_approximate: true, death_date: '0420' })).toBe('c. 347 – 420');
    expect(years({ birth_date: '0347', death_date: '0420', death_date_approximate: true })).toBe('347 – c. 420');
    expect(years({ death_date: '0304', death_date_approximate: true })).toBe('died c. 304');
    expect(years({ birth_date: '0347', birth_date_approximate: true })).toBe('born c. 347');
    expect(years({ birth_date: '0347', birth_date_approximate: false, death_date: '0420' })).toBe('347–420');
  });

  it('is what the agent gave, and nothing where it gave nothing', () => {
    expect(hitDetails('popes', { primary_name: 'X', pontificate: { start: '2025-05-08', end: null }, origin: 'Chicago' })).toEqual(['2025–', 'Chicago']);
    expect(hitDetails('saints', { primary_name: 'X', canonical_status: 'saint', death_date: '0304~', feast_day: '01-21' })).toEqual(['saint', '01-21']);
    for (const kind of ['saints', 'clergy', 'popes', 'dioceses'] as const) expect(hitDetails(kind, { primary_name: 'X' })).toEqual([]);
  });
});
