import { expect, it } from 'vitest';
import { lifeYears } from './life-years';

const said = (from?: string, to?: string) => lifeYears({ from, to }, (key, { year }) => `${key} ${year}`, 'en')?.replaceAll('\u00A0', ' ');

it.each([
  ['1873-01-02', '1897-09-30', '1873–1897'],
  ['0347~', '0420-09-30', 'c. 347 – 420'],
  ['0347-02~', undefined, 'bornYear c. 347'],
  [undefined, '0304-01-21', 'diedYear 304'],
  [undefined, '', undefined],
  ['', '', undefined],
])('born %s and dead %s is said as %s', (from, to, words) => expect(said(from, to)).toBe(words));
