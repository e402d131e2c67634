import { describe, expect, it } from 'vitest';
import { isKnownId, listIds } from './known-ids';
import type { DirectoryKind } from './kind-words';
import { suggest } from './suggest';

const ids = (kind: DirectoryKind, typed: string, limit = 8) => suggest(kind, typed, limit).map(({ id }) => id);

describe('suggest', () => {
  it('completes a half-typed name, the well-known first', () => {
    expect(suggest('saints', 'Ther', 1)).toEqual([{ id: 'therese-of-lisieux', name: 'Thérèse of Lisieux', detail: '1873–1897' }]);
    expect(ids('popes', 'John P')[0]).toBe('john-paul-ii');
    expect(ids('clergy', 'Cardinal Tag')).toEqual(['luis-antonio-tagle']);
    expect(suggest('dioceses', 'Archdiocese of Manil', 1)).toEqual([{ id: 'dmaml', name: 'Archdiocese of Manila', detail: 'Philippines' }]);
    expect(ids('saints', '小')).toContain('therese-of-lisieux');
  });

  it('names a person once, and one man before two', () => {
    expect(ids('saints', 'John Paul')[0]).toBe('pope-john-paul-ii');
    expect(ids('saints', 'Charles Lwan')).toEqual(['charles-lwanga']);
    expect(ids('saints', 'Michael the Arch')).toEqual(['michael']);
  });

  it('tells a pontificate of one year and one that goes on', () => {
    expect(suggest('popes', 'John Paul I', 1)[0]?.detail).toBe('1978');
    expect(suggest('popes', 'Leo XIV', 1)[0]?.detail).toBe('2025–');
  });

  it.each(['S', 'St', 'St.', 'St. ', 'St. L', 'St. Lo', 'St. Louis', 'Saint', 'San'])(
    'never empties on the way to a saint\'s place: "%s"',
    (typed) => {
      expect(ids('dioceses', typed).length).toBeGreaterThan(0);
      expect(ids('saints', typed).length).toBeGreaterThan(0);
    },
  );

  it('reads a half-typed numeral and a half-typed title', () => {
    expect(ids('popes', 'Pius X')).toEqual(expect.arrayContaining(['pius-x', 'pius-xii']));
    expect(ids('dioceses', 'San')).toContain('santia_cl');
    expect(ids('dioceses', 'Archdi').length).toBeGreaterThan(0);
  });

  it('keeps popes out of the clergy, and gives nothing for nothing', () => {
    expect(ids('clergy', 'Bergoglio')).toEqual([]);
    expect(ids('saints', '')).toEqual([]);
    expect(ids('saints', ' .')).toEqual([]);
    expect(ids('saints', 'zzz')).toEqual([]);
    expect(ids('saints', 'a', 500)).toHaveLength(20);
  });
});

describe('known ids', () => {
  it.each([
    ['saints', 9661],
    ['clergy', 489],
    ['popes', 267],
    ['dioceses', 2957],
  ] as const)('lists all %s', (kind, count) => {
    expect(listIds(kind).size).toBe(count);
  });

  it('knows what exists and what does not', () => {
    expect(isKnownId('saints', 'jerome')).toBe(true);
    expect(isKnownId('popes', 'benedict-xvi')).toBe(true);
    expect(isKnownId('dioceses', 'dmaml')).toBe(true);
    expect(isKnownId('saints', 'benedict-xvi')).toBe(false);
    expect(isKnownId('popes', '__proto__')).toBe(false);
  });
});
