import { describe, expect, it } from 'vitest';
import { compareDates, readTimeline } from './read-timeline';

describe('a life by its dates', () => {
  it('is in the order of time whatever the order sent, as exact as each date is, with ages only where both days are exact', () => {
    const events = readTimeline('clergy', {
      primary_name: 'X', elevated_cardinal: '2001-02-21', death_date: '2010-03', birth_date: '1930-06-15', ordained_priest: '1955-06-14', consecrated_bishop: '1980',
      consecrated_bishop_approximate: true,
    });
    expect(events).toEqual([
      { date: '1930-06-15', label: 'birth_date' },
      { date: '1955-06-14', label: 'ordained_priest', age: 24 },
      { date: '1980~', label: 'consecrated_bishop' },
      { date: '2001-02-21', label: 'elevated_cardinal', age: 70 },
      { date: '2010-03', label: 'death_date' },
    ]);
  });

  it('gives nobody an age after death, and no second end to who died in office', () => {
    const events = readTimeline('popes', { primary_name: 'X', birth_date: '1920-05-18', death_date: '2005-04-02', canonized: '2014-04-27', pontificate: { start: '1978-10-16', end: '2005-04-02' } });
    expect(events.map(({ label, age }) => [label, age])).toEqual([['birth_date', undefined], ['pontificate_start', 58], ['death_date', 84], ['canonized', undefined]]);
    expect(readTimeline('popes', { primary_name: 'X', birth_date: '1920', elected: '1978-10-16', installed: '1978-10-22', pontificate: { start: '1978-10-16' } }).map(({ label }) => label)).toEqual(['birth_date', 'elected', 'installed']);
    expect(readTimeline('popes', { primary_name: 'X', birth_date: '1927-04-16', death_date: '2022-12-31', pontificate: { start: '2005-04-19', end: '2013-02-28' } }).map(({ label }) => label)).toContain('pontificate_end');
  });

  it('takes dated offices from whatever list an agent sends, but no list of which one item has no date', () => {
    const positions = [{ title: 'Bishop of A', from: '1990-01-02', to: '2000' }, { office: 'Rector', year: 1985 }];
    expect(readTimeline('clergy', { primary_name: 'X', birth_date: '1950', positions }).map(({ date, words, label }) => [date, words ?? label])).toEqual([
      ['1950', 'birth_date'], ['1985', 'Rector'], ['1990-01-02', 'Bishop of A'],
    ]);
    expect(readTimeline('clergy', { primary_name: 'X', birth_date: '1950', positions: [...positions, { title: 'Undated' }] })).toEqual([]);
  });

  it('has nothing of the lives of others: a lineage, consecrators, whom one has consecrated', () => {
    const dated = [{ name: 'A', person_id: 'a', date: '1985-05-01' }, { name: 'B', date: '1541' }];
    const life = { primary_name: 'X', birth_date: '1950', ordained_priest: '1975', consecrated_bishop: '1999', episcopal_lineage: dated, co_consecrators: dated, bishops_consecrated: [{ title: 'Bishop', name: 'C', person_id: 'c', date: '2001' }] };
    expect(readTimeline('clergy', life).map(({ date }) => date)).toEqual(['1950', '1975', '1999']);
  });

  it('is not drawn for two dates, nor from words', () => {
    expect(readTimeline('saints', { primary_name: 'X', birth_date: '0340', death_date: '0420' })).toEqual([]);
    expect(readTimeline('saints', { primary_name: 'X', birth_date: 'about 340', death_date: 'unknown', canonized: '1610', beatified: '1609' })).toEqual([]);
  });

  it.each<[string, string]>([['-0004', '0030'], ['0999', '1000-01-01'], ['1900', '1900-01'], ['1900-01', '1900-01-02'], ['0042', '0304']])('puts %s before %s', (first, second) => {
    expect(compareDates(first, second)).toBeLessThan(0);
    expect(compareDates(second, first)).toBeGreaterThan(0);
  });
});
