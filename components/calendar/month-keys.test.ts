import { expect, it } from 'vitest';
import { dayOfKey } from './month-keys';

it.each([
  ['ArrowRight', '2026-03-31', 0, '2026-04-01'], ['ArrowLeft', '2027-01-01', 0, '2026-12-31'], ['ArrowDown', '2028-02-25', 0, '2028-03-03'],
  ['ArrowUp', '2026-03-03', 1, '2026-02-24'], ['Home', '2026-03-19', 0, '2026-03-15'], ['Home', '2026-03-19', 1, '2026-03-16'], ['Home', '2026-03-15', 1, '2026-03-09'],
  ['End', '2026-03-19', 0, '2026-03-21'], ['End', '2026-03-22', 1, '2026-03-22'], ['PageDown', '2026-01-31', 0, '2026-02-28'], ['PageDown', '2028-01-31', 0, '2028-02-29'],
  ['PageUp', '2027-01-15', 0, '2026-12-15'], ['PageUp', '2026-03-31', 1, '2026-02-28'], ['Enter', '2026-03-19', 0, undefined], ['a', '2026-03-19', 0, undefined],
] as const)('%s on %s, weeks from %i, leads to %s', (key, date, weekStart, expected) => expect(dayOfKey(key, date, weekStart)).toBe(expected));

it('the arrows follow what is seen where the page is set from right to left', () => {
  expect([dayOfKey('ArrowLeft', '2026-03-19', 0, true), dayOfKey('ArrowRight', '2026-03-19', 0, true)]).toEqual(['2026-03-20', '2026-03-18']);
});
