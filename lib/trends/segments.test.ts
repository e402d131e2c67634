import { describe, expect, it } from 'vitest';
import { endsOf, gapsOf, segmentsOf } from './segments';
import { spread } from './spread';
import { summarise } from './summarise';

const rows = (given: [number, number | null][]) => given.map(([year, value]) => ({ year, value }));
const years = (given: [number, number | null][]) => segmentsOf(rows(given)).map((run) => run.map((point) => point.year));

describe('where a line has a mark', () => {
  it('at both ends of a run, and once on a year alone (O-38)', () => {
    const point = (year: number) => ({ year, value: 1 });
    expect(endsOf([[point(1990), point(1991), point(1992)], [point(2004)], [point(2010), point(2011)]]).map(({ year }) => year)).toEqual([1990, 1992, 2004, 2010, 2011]);
  });
});

describe('where a line is drawn (O-05, O-40)', () => {
  it('not over a year whose figure is missing', () => expect(years([[2018, 41], [2019, null], [2020, 39]])).toEqual([[2018], [2020]]));
  it('over years nobody reported, up to three apart', () => expect(years([[2001, 1], [2003, 2], [2006, 3]])).toEqual([[2001, 2003, 2006]]));
  it('not over four', () => expect(years([[2001, 1], [2005, 2]])).toEqual([[2001], [2005]]));
  it('not from one decade to the next', () => expect(years([[1980, 1], [1990, 2], [2000, 3]])).toEqual([[1980], [1990], [2000]]));
  it('through a true zero', () => expect(years([[2018, 41], [2019, 0], [2020, 39]])).toEqual([[2018, 2019, 2020]]));
  it('never down to a last year without a figure', () => expect(years([[1980, 9], [1990, 8], [2000, 7], [2001, 6], [2002, 5], [2024, null]])).toEqual([[1980], [1990], [2000, 2001, 2002]]));
  it('nowhere without figures', () => expect(years([[2001, null]])).toEqual([]));
  it('and a gap is crossed only between its two ends', () => {
    expect(gapsOf(segmentsOf(rows([[2018, 41], [2019, null], [2020, 39], [2040, 1]]))).map((gap) => gap.map(({ year }) => year))).toEqual([[2018, 2020], [2020, 2040]]);
    expect(gapsOf([])).toEqual([]);
  });
});

describe('labels at line ends', () => {
  it.each([[[100, 101, 99, 300, 0]], [[0, 0, 0, 0, 0, 0]], [[300, 300, 300, 299, 298, 1]]])('at %j stay in order, apart and inside', (places) => {
    const moved = spread(places, 20, 0, 300);
    const sorted = [...moved].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, index) => expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(300);
    places.forEach((place, index) => places.forEach((other, second) => { if (place < other) expect(moved[index]).toBeLessThan(moved[second] ?? 0); }));
  });
});

describe('the summary', () => {
  const of = (given: [number, number][]) => summarise(given.map(([year, value]) => ({ year, value })));

  it('names first, last, peak, change and the longest gap of the known years', () => {
    expect(of([[2001, 50], [2002, 60], [2005, 80], [2010, 75]])).toEqual({
      kind: 'change', first: { year: 2001, value: 50 }, last: { year: 2010, value: 75 }, peak: { year: 2005, value: 80 }, percentChange: 50, known: 4, gap: { from: 2006, to: 2009 }, joinsOver: true,
    });
  });
  it('calls a gap what the line leaves open, and nothing else', () => {
    const series: [number, number | null][][] = [[[2000, 1], [2003, 2]], [[2000, 1], [2004, 2]], [[2000, 1], [2001, null], [2002, 3]], [[2000, 1], [2003, 2], [2004, null], [2005, 3]], [[2000, 1], [2001, 2]]];
    for (const given of series) {
      const [summary, gaps] = [summarise(rows(given)), gapsOf(segmentsOf(rows(given)))];
      expect(summary.kind === 'change' && summary.gap, JSON.stringify(given)).toEqual(gaps[0] && { from: gaps[0][0].year + 1, to: gaps[0][1].year - 1 });
    }
  });
  it('knows no gap where there is none', () => expect(of([[2001, 1], [2002, 2], [2003, 3]])).not.toHaveProperty('gap'));
  it('claims no change in percent from zero or less, nor from one year', () => {
    for (const first of [0, -12]) for (const last of [-20, 0, 5]) expect(of([[2000, first], [2001, last]])).toMatchObject({ percentChange: null });
    expect(of([[2000, 7]])).toEqual({ kind: 'one', point: { year: 2000, value: 7 } });
    expect(of([])).toEqual({ kind: 'none' });
  });
});
