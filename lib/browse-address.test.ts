import { describe, expect, it } from 'vitest';
import { browsePath, narrowed, readBrowsed } from './browse-address';

/** What a browser would give back of an address. */
function parametersOf(path: string): Record<string, string | string[]> {
  const { searchParams } = new URL(path, 'http://here');
  return Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)]));
}

describe('the address of a part of a list', () => {
  it.each([
    ['saints', { filters: { month: '3', letter: 't', status: 'blessed', country: 'IT' }, page: 2 }],
    ['saints', { filters: {}, page: 1 }],
    ['clergy', { filters: { order: 'cardinal-bishop', consistory: '2014-02-22' }, page: 1 }],
    ['popes', { filters: { century: '15' }, page: 1 }],
    ['dioceses', { filters: { country: 'PH', province: 'Cáceres & São João' }, page: 7 }],
  ] as const)('of the %s is read back as it was written: %o', (directory, browsed) => {
    expect(readBrowsed(directory, parametersOf(browsePath(directory, browsed)))).toEqual(browsed);
  });

  it('leaves defaults out', () => {
    expect(browsePath('popes', { filters: {}, page: 1 })).toBe('/popes');
    expect(browsePath('saints', { filters: { status: 'blessed', month: '3' }, page: 1 })).toBe('/saints?month=3&status=blessed');
  });

  it('falls back where a value cannot be one, and takes the first of several (O-52, O-53)', () => {
    expect(readBrowsed('saints', { month: '13', letter: 'ä', status: '', country: 'italy', page: '0' })).toEqual({ filters: {}, page: 1 });
    expect(readBrowsed('saints', { month: ['4', '5'], page: ['2', 'x'] })).toEqual({ filters: { month: '4' }, page: 2 });
    expect(readBrowsed('popes', { century: '1e1', page: '-1' })).toEqual({ filters: {}, page: 1 });
    expect(readBrowsed('popes', { country: 'IT' })).toEqual({ filters: {}, page: 1 });
  });

  it('begins anew on the first page when another choice is made', () => {
    expect(narrowed('saints', { filters: { month: '3', status: 'saint' }, page: 4 }, 'month', undefined)).toBe('/saints?status=saint');
    expect(narrowed('saints', { filters: {}, page: 4 }, 'letter', 'b')).toBe('/saints?letter=b');
  });
});
