import { expect, it } from 'vitest';
import { dayOfKey, sameDayIn } from './month-keys';

it.each([
  ['ArrowRight', '2026-03-31', 0, '2026-04-01'], ['ArrowLeft', '2027-01-01', 0, '2026-12-31'], ['ArrowDown', '2028-02-25', 0, '2028-03-03'],
  ['ArrowUp', '2026-03-03', 1, '2026-02-24'], ['Home', '2026-03-19', 0, '2026-03-15'], ['Home', '2026-03-19', 1, '2026-03-16'], ['Home', '2026-03-15', 1, '2026-03-09'],
  ['End', '2026-03-19', 0, '2026-03-21'], ['End', '2026-03-22', 1, '2026-03-22'],
  ['PageUp', '2026-03-19', 0, undefined], ['Enter', '2026-03-19', 0, undefined], ['a', '2026-03-19', 0, undefined],
] as const)('%s on %s, weeks from %i, leads to %s', (key, date, weekStart, expected) => expect(dayOfKey(key, date, weekStart)).toBe(expected));

it('the arrows follow what is seen where the page is set from right to left', () => {
  expect([dayOfKey('ArrowLeft', '2026-03-19', 0, true), dayOfKey('ArrowRight', '2026-03-19', 0, true)]).toEqual(['2026-03-20', '2026-03-18']);
});

it.each([
  ['2026-02', '2026-01-31', '2026-02-28'], ['2028-02', '2028-01-31', '2028-02-29'], ['2026-12', '2027-01-15', '2026-12-15'],
  // From a cell of the next month, the same day in its own month.
  ['2026-04', '2026-04-02', '2026-04-02'],
])('the day of %s that %s is changed for is %s', (month, date, expected) => expect(sameDayIn(month, date)).toBe(expected));
