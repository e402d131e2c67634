import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const hu = readFileSync(new URL('./messages/hu.json', import.meta.url), 'utf8');

it('no Hungarian "a" or "az" stands before what is filled in: which of the two is right depends on it (a 2026., az 1980.)', () => {
  // Words to choose from are known, and have their article.
  expect(hu.match(/(?<!\p{L})(?:a\(z\)|az? (?:\{(?!\w+, select)|#))[^"]*/giu) ?? []).toEqual([]);
});
