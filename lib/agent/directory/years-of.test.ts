import { describe, expect, it } from 'vitest';
import { saints } from './saints';
import { lifeYearsOf, yearsOf } from './years-of';

describe('yearsOf', () => {
  it.each([
    ['1873-01-02', '1897-09-30', '1873–1897'], ['1978-08-26', '1978-09-28', '1978'], ['2025-05-08', undefined, '2025–'], [undefined, '0304', '† 304'], [undefined, undefined, ''],
  ])('%s to %s is %s', (from, to, years) => expect(yearsOf(from, to)).toBe(years));

  it('says of each year whether it is approximate', () => {
    expect(yearsOf('0347', '0420', { from: true })).toBe('c. 347 – 420');
    expect(yearsOf('0347', '0420', { to: true })).toBe('347 – c. 420');
    expect(yearsOf('0347', undefined, { from: true })).toBe('c. 347 –');
    expect(yearsOf(undefined, '0304', { to: true })).toBe('† c. 304');
  });

  it('leaves no life open whose end nobody knows', () => {
    expect(lifeYearsOf({ birth_date: '0605' })).toBe('* 605');
    expect(lifeYearsOf({ birth_date: '0550', birth_date_approximate: true })).toBe('* c. 550');
    expect([...saints().values()].map(lifeYearsOf).filter((years) => years.endsWith('–'))).toEqual([]);
  });

  it('never passes an approximate date of the data for an exact one, nor the other way round', () => {
    for (const saint of saints().values()) {
      const abouts = [saint.birth_date && saint.birth_date_approximate, saint.death_date && saint.death_date_approximate].filter(Boolean).length;
      const said = lifeYearsOf(saint).match(/c\. /g)?.length ?? 0;
      expect([saint.saint_id, said]).toEqual([saint.saint_id, abouts]);
    }
  });
});
