import { expect, it } from 'vitest';
import { yearOf } from './year-of';

it.each([
  ['1963', '1963'], [1963, '1963'], ['1963-12-04', '1963'], ['1964-11', '1964'], ['325', '325'], ['0325', '325'], ['-0004', '-4'],
  ['c. 1570', '1570'], ['4 December 1963', '1963'], ['1891-05-15T00:00:00Z', '1891'], ['Session XIII, 1551', '1551'],
])('reads %j', (given, year) => {
  expect(yearOf(given)).toBe(year);
});

it.each([undefined, null, '', 'unknown', '4 December', 12345, '123456', 0, 19.5, {}, []])('reads no year in %j', (given) => {
  expect(yearOf(given)).toBeUndefined();
});
