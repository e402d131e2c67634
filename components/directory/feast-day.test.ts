import { describe, expect, it } from 'vitest';
import { nextFeast, readFeast } from './feast-day';

describe('readFeast', () => {
  it.each([
    ['10-01', '10-01'], ['--10-01', '10-01'], ['2026-10-01', '10-01'], ['October 1', '10-01'], ['1 October', '10-01'], ['1st of October', '10-01'], ['February 29', '02-29'],
  ])('reads %s', (text, feast) => expect(readFeast(text)).toBe(feast));
  it.each(['13-01', '02-30', 'Second Sunday of Easter', 'Brumaire 8', '', '10', null, { month: 10 }])('leaves %j as text', (value) => expect(readFeast(value)).toBeUndefined());
});

describe('nextFeast', () => {
  it.each([
    ['10-01', '2026-03-04', '2026-10-01'], ['03-04', '2026-03-04', '2026-03-04'], ['03-03', '2026-03-04', '2027-03-03'], ['12-31', '2026-12-31', '2026-12-31'],
  ])('%s after %s is %s', (feast, today, day) => expect(nextFeast(feast, today)).toBe(day));
  it('waits for a leap year', () => {
    expect(nextFeast('02-29', '2026-03-04')).toBe('2028-02-29');
    expect(nextFeast('02-29', '2028-03-01')).toBe('2032-02-29');
    expect(nextFeast('02-29', '2096-03-01')).toBe('2104-02-29');
  });
});
