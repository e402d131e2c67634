import { describe, expect, it } from 'vitest';
import { METRICS } from '@/lib/skills/metrics';
import { readRows } from '@/lib/skills/statistics-rows';
import { segmentsOf } from './segments';
import { shortSeeName } from './short-see-name';
import { spread } from './spread';
import { summarise } from './summarise';
import { readTrends, writeTrends } from './trends-address';
import { valueTicks, yearTicks } from './value-axis';

describe('the address of a view', () => {
  it.each([
    [{ dioceses: [], measure: 'catholics' }, '/trends'],
    [{ dioceses: ['dworc', 'dmaml'], measure: 'catholics' }, '/trends?dioceses=dworc,dmaml'],
    [{ dioceses: ['a b', 'ü'], measure: 'baptisms' }, '/trends?dioceses=a%20b,%C3%BC&measure=baptisms'],
  ] as const)('is written and read back: %j', (state, path) => {
    expect(writeTrends({ ...state, dioceses: [...state.dioceses] })).toBe(path);
    const parameters = Object.fromEntries(new URL(path, 'http://x').searchParams);
    expect(readTrends(parameters)).toMatchObject(state);
  });

  it('takes the first of a repeated parameter, drops doubles and blanks, falls back for a bad measure', () => {
    expect(readTrends({ dioceses: ['a,,a, b', 'c'], measure: 'nonsense' })).toEqual({ dioceses: ['a', 'b'], measure: 'catholics', tooMany: false, badMeasure: true });
  });

  it('keeps six and says that there were more', () => {
    expect(readTrends({ dioceses: 'a,b,c,d,e,f,g' })).toMatchObject({ dioceses: ['a', 'b', 'c', 'd', 'e', 'f'], tooMany: true });
  });

  it.each(METRICS)('knows the measure %s', (measure) => {
    expect(readTrends({ measure }).measure).toBe(measure);
  });
});

describe('where a line is drawn', () => {
  const years = (rows: [number, number | null][]) => segmentsOf(readRows(rows.map(([year, seminarians]) => ({ year, seminarians }))), 'seminarians').map((run) => run.map((point) => point.year));

  it('not over a year whose figure is missing', () => expect(years([[2018, 41], [2019, null], [2020, 39]])).toEqual([[2018], [2020]]));
  it('over years nobody reported, up to ten', () => expect(years([[1980, 1], [1990, 2], [2000, 3]])).toEqual([[1980, 1990, 2000]]));
  it('not over eleven', () => expect(years([[1980, 1], [1991, 2]])).toEqual([[1980], [1991]]));
  it('through a true zero', () => expect(years([[2018, 41], [2019, 0], [2020, 39]])).toEqual([[2018, 2019, 2020]]));
  it('never down to a last year without a figure', () => expect(years([[2001, 5], [2002, 6], [2024, null]])).toEqual([[2001, 2002]]));
  it('nowhere without figures', () => expect(years([[2001, null]])).toEqual([]));
});

describe('the axes', () => {
  it.each([[[3, 12, 40]], [[0, 0]], [[2_822_930, 2_719_781]], [[0.4]], [[-12, 5]], [[100]]])('frames %j with round steps from zero', (values) => {
    const ticks = valueTicks(values);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(7);
  });

  it.each([[2014, 2016], [1950, 2024], [1949, 2025], [2004, 2004], [1999, 2000]])('names whole years from %i to %i, ends included, none twice', (first, last) => {
    for (const most of [3, 5, 9]) {
      const ticks = yearTicks(first, last, most);
      expect(ticks[0]).toBe(first);
      expect(ticks.at(-1)).toBe(last);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(new Set(ticks).size).toBe(ticks.length);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
    }
  });
});

describe('labels at line ends', () => {
  it('stay in order, apart and inside', () => {
    const moved = spread([100, 101, 99, 300, 0], 20, 0, 300);
    const sorted = [...moved].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, index) => expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(300);
  });
});

describe('the summary', () => {
  const of = (rows: [number, number | null][]) => summarise(readRows(rows.map(([year, catholics]) => ({ year, catholics }))), 'catholics');

  it('names first, last, peak and change of the known years', () => {
    expect(of([[2000, null], [2001, 50], [2005, 80], [2010, 75], [2011, null]])).toEqual({
      kind: 'change', first: { year: 2001, value: 50 }, last: { year: 2010, value: 75 }, peak: { year: 2005, value: 80 }, percentChange: 50,
    });
  });
  it('claims no change from zero, nor from one year', () => {
    expect(of([[2000, 0], [2001, 5]])).toMatchObject({ percentChange: null });
    expect(of([[2000, 7]])).toEqual({ kind: 'one', point: { year: 2000, value: 7 } });
    expect(of([[2000, null]])).toEqual({ kind: 'none' });
  });
});

describe('a see beside its line', () => {
  it.each([
    ['Diocese of Worcester', 'Worcester'], ['Archdiocese of Manila', 'Manila'], ['Apostolic Vicariate of Tierradentro', 'Tierradentro'], ['Military Ordinariate of the Philippines', 'Philippines'],
    ['Eparchy of Hajdúdorog', 'Hajdúdorog'], ['Köln', 'Köln'], ['Diocese of', 'Diocese of'],
  ])('%s is %s', (name, short) => expect(shortSeeName(name)).toBe(short));
});
