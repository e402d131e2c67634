import { describe, expect, it } from 'vitest';
import { readRows } from '@/lib/skills/statistics-rows';
import { FIGURE_GROUPS, FIGURES, figureIn, type Figure } from './figures';
import { baseYearOf, indexed } from './indexed';
import { figuresOf, panelsOfView, type SeeSeries } from './lines';
import { pointsOf } from './points';
import { segmentsOf } from './segments';
import { shortSeeName, shortSeeNames } from './short-see-name';
import { stepsOf } from './steps';
import { DEFAULTS, type TrendsState } from './trends-address';

const see = (place: number, rows: object[], label = `See ${place}`): SeeSeries => ({ code: `s${place}`, place, name: `Diocese of ${label}`, label, rows: readRows(rows) });
const panels = (sees: SeeSeries[], given: Partial<TrendsState> = {}) => { const state = { ...DEFAULTS, ...given }; return panelsOfView(figuresOf(sees, state), state); };
const catholics = (values: Record<number, number | null>) => Object.entries(values).map(([year, value]) => ({ year, catholics: value }));

describe('figures', () => {
  it('stand in one group each, all of them', () => expect(FIGURE_GROUPS.flatMap(({ figures }) => figures).toSorted()).toEqual([...FIGURES].toSorted()));

  it.each<[Figure, object, number | null]>([
    ['priests_per_parish', { total_priests: 3, parishes: 4 }, 0.75],
    ['priests_per_parish', { total_priests: 0, parishes: 4 }, 0],
    ['priests_per_parish', { total_priests: 3, parishes: 0 }, null],
    ['priests_per_parish', { total_priests: 3 }, null],
    ['baptisms_per_1000_catholics', { baptisms: 12, catholics: 4000 }, 3],
    ['religious_priests_share', { religious_priests: 1, total_priests: 4 }, 25],
    ['seminarians_per_100_priests', { seminarians: 5, total_priests: 50 }, 10],
    ['catholics_per_km2', { catholics: 100, area_km2: 8 }, 12.5],
  ])('%s of %j is %j', (figure, row, expected) => expect(figureIn(readRows([{ year: 2000, ...row }])[0]!, figure)).toBe(expected));

  it('Catholics per priest are as sent, or computed and marked so', () => {
    const points = pointsOf(readRows([{ year: 2000, catholics: 1000, total_priests: 3, catholics_per_priest: 300 }, { year: 2001, catholics: 1000, total_priests: 3 }, { year: 2002, catholics: 1000, total_priests: 0 }]), 'catholics_per_priest');
    expect(points.map(({ value, doubts }) => [value, doubts])).toEqual([[300, []], [333, ['computed']], [null, []]]);
  });
});

describe('doubts', () => {
  const doubts = (rows: object[], figure: Figure) => pointsOf(readRows(rows), figure).map((point) => point.doubts.join(' '));
  it('more than a hundred percent is shown and named', () => expect(doubts([{ year: 2000, percent_catholic: 99 }, { year: 2001, percent_catholic: 104.2 }], 'percent_catholic')).toEqual(['', 'over-100']));
  it('a share above the whole is more than all', () => expect(doubts([{ year: 2000, percent_catholic: 0.95, catholics: 95, total_population: 100 }, { year: 2001, percent_catholic: 1.02, catholics: 102, total_population: 100 }], 'percent_catholic')).toEqual(['', 'over-100']));
  it('less than none is named', () => expect(doubts([{ year: 2000, catholics: -5 }], 'catholics')).toEqual(['negative']));
  it('inferred places are marked for a row or for named measures', () => {
    expect(doubts([{ year: 2000, parishes: 5, columns_inferred: true }, { year: 2001, parishes: 5, columns_inferred: ['parishes'] }, { year: 2002, parishes: 5, columns_inferred: ['catholics'] }, { year: 2003, parishes: null, columns_inferred: true }], 'parishes')).toEqual(['inferred', 'inferred', '', '']);
  });
  it('keep the yearbook of each row', () => expect(pointsOf(readRows([{ year: 2000, catholics: 1, source: 'AP2001' }, { year: 2001, catholics: 1 }]), 'catholics').map(({ source }) => source)).toEqual(['AP2001', undefined]));
});

describe('sudden steps', () => {
  const steps = (rows: object[], figure: Figure = 'catholics') => [...stepsOf(readRows(rows), figure).keys()];
  it.each<[string, object[], number[]]>([
    ['over a quarter up in a year', catholics({ 2000: 100_000, 2001: 126_000 }), [2001]],
    ['over a quarter down in a year', catholics({ 2000: 100_000, 2001: 74_000 }), [2001]],
    ['just a quarter', catholics({ 2000: 100_000, 2001: 125_000 }), []],
    ['over a quarter in ten years, which are a gap', catholics({ 1990: 100_000, 2000: 150_000 }), []],
    ['over a quarter in three years, which a line joins', catholics({ 2014: 100_000, 2017: 69_000 }), [2017]],
    ['over a year without a figure', catholics({ 2000: 100_000, 2001: null, 2002: 150_000 }), [2002]],
    ['one more among three', catholics({ 2000: 3, 2001: 4 }), []],
    ['from zero', catholics({ 2000: 0, 2001: 4000 }), []],
    ['a new area after zero', [{ year: 2000, catholics: 0, area_km2: 100 }, { year: 2001, catholics: 4000, area_km2: 150 }], [2001]],
    ['a new area', [{ year: 1990, catholics: 1000, area_km2: 100 }, { year: 2000, catholics: 1010, area_km2: 150 }], [2000]],
    ['a new area in a year without the figure', [{ year: 1990, catholics: 1000, area_km2: 100 }, { year: 1995, area_km2: 150 }, { year: 2000, catholics: 1010, area_km2: 150 }], [2000]],
    ['an area measured anew', [{ year: 1990, catholics: 1000, area_km2: 1000 }, { year: 2000, catholics: 1010, area_km2: 1001 }], []],
  ])('%s', (_name, rows, expected) => expect(steps(rows)).toEqual(expected));
  it('are found wherever a line joins two years of which one has a quarter more, and nowhere over a gap', () => {
    for (let apart = 1; apart <= 12; apart += 1) {
      const rows = readRows(catholics({ 2000: 100_000, [2000 + apart]: 140_000 }));
      const isJoined = segmentsOf(pointsOf(rows, 'catholics')).length === 1;
      expect(stepsOf(rows, 'catholics').size === 1, String(apart)).toBe(isJoined);
    }
  });
  it('know the year before, though it is not in the view', () => {
    const [one] = figuresOf([see(0, catholics({ 2014: 100, 2017: 69 }))], { ...DEFAULTS, from: 2015 });
    expect(one?.points).toEqual([{ year: 2017, value: 69, doubts: ['step'], before: { year: 2014, value: 100 } }]);
  });
  it('a ratio jumps without a change of territory', () => expect(steps([{ year: 2000, percent_catholic: 20 }, { year: 2001, percent_catholic: 60 }], 'percent_catholic')).toEqual([]));
});

describe('an index', () => {
  const line = (values: Record<number, number>) => Object.entries(values).map(([year, value]) => ({ year: Number(year), value }));
  it('begins in the first year that all have', () => expect(baseYearOf([line({ 1990: 1, 2000: 2 }), line({ 2000: 5, 2010: 6 })])).toBe(2000));
  it('else in the first that most have', () => expect(baseYearOf([line({ 1990: 1, 2000: 2 }), line({ 2000: 5 }), line({ 1980: 6 })])).toBe(2000));
  it('or in the year that is wanted, where any has a value above zero', () => {
    const lines = [line({ 1990: 1, 2000: 2, 2005: 0 }), line({ 2000: 5, 2010: 6 })];
    expect([1990, 2005, 1850].map((wanted) => baseYearOf(lines, wanted))).toEqual([1990, 2000, 2000]);
  });
  it('never in a year of zero', () => {
    expect(baseYearOf([line({ 1990: 0, 2000: 2 })])).toBe(2000);
    expect(baseYearOf([line({ 1990: 0 })])).toBeUndefined();
  });
  it('keeps missing years missing', () => expect(indexed([{ year: 1, value: 50 }, { year: 2, value: null }, { year: 3, value: 75 }], 1)?.map(({ value }) => value)).toEqual([100, null, 150]));
  it('names the sees that have no value in its year, and does not draw them', () => {
    const [panel] = panels([see(0, catholics({ 2000: 10, 2010: 20 })), see(1, catholics({ 2000: 4, 2010: 2 })), see(2, catholics({ 1980: 7 }))], { view: 'indexed' });
    expect(panel).toMatchObject({ baseYear: 2000, withoutBase: ['See 2'], lines: [{ place: 0, points: [{ year: 2000, value: 100 }, { year: 2010, value: 200 }] }, { place: 1, points: [{ value: 100 }, { value: 50 }] }] });
  });
  it('has the year of the address, and names who has no value in it', () => {
    const [panel] = panels([see(0, catholics({ 2000: 10, 2010: 20 })), see(1, catholics({ 2000: 4 }))], { view: 'indexed', base: 2010 });
    expect(panel).toMatchObject({ baseYear: 2010, withoutBase: ['See 1'], lines: [{ points: [{ value: 50 }, { value: 100 }] }] });
  });
  it('is left where no year has a value above zero', () => expect(panels([see(0, catholics({ 2000: 0, 2001: 0 }))], { view: 'indexed' })[0]).toMatchObject({ lines: [{ points: [{ value: 0 }, { value: 0 }] }] }));
});

describe('the charts of a view', () => {
  const two = [see(0, [{ year: 2000, catholics: 10, total_priests: 2 }, { year: 2010, catholics: 30, total_priests: 2 }]), see(3, [{ year: 2005, catholics: 5 }])];

  it('are one for each figure, for units are never mixed', () => expect(panels(two, { figures: ['catholics', 'total_priests', 'baptisms'] }).map(({ figure, lines }) => [figure, lines.map(({ place }) => place)])).toEqual([['catholics', [0, 3]], ['total_priests', [0]]]));
  it('or one for each see, on the same axes', () => {
    const apart = panels(two, { layout: 'multiples' });
    expect(apart.map(({ see: name, years, values }) => [name, years, values])).toEqual([['See 0', [2000, 2010], [5, 30]], ['See 3', [2000, 2010], [5, 30]]]);
  });
  it('show the years that are wanted', () => expect(panels(two, { from: 2004, to: 2006 })[0]?.lines.map(({ points }) => points)).toEqual([[{ year: 2005, value: 5 }]]));
  it('are none without a figure', () => expect(panels(two, { from: 1900, to: 1901 })).toEqual([]));
  it.each([[{ 2000: 0, 2001: 0, 2002: 3, 2003: 12, 2004: 40 }], [{ 2000: 0, 2001: 0 }], [{ 2000: 5, 2001: -1 }]])('take no logarithmic scale for %j, and say which years forbid it (O-39)', (values) => {
    const [panel] = panels([see(0, catholics(values))], { scale: 'log' });
    expect(panel).toMatchObject({ isLog: false, notLog: Object.entries(values).filter(([, value]) => value <= 0).map(([year]) => ({ name: 'See 0', year: Number(year) })) });
    expect(panel?.lines[0]?.points).toHaveLength(Object.keys(values).length);
  });
  it('take one where every value is above zero', () => expect(panels([see(0, catholics({ 2000: 1, 2001: 1000 }))], { scale: 'log' })[0]).toMatchObject({ isLog: true }));
  it('cross gaps unless that is not wanted', () => {
    const gappy = [see(0, catholics({ 2000: 1, 2001: null, 2002: 3 }))];
    expect(panels(gappy, { gaps: 'open' })[0]?.lines[0]).toMatchObject({ runs: [[{ year: 2000 }], [{ year: 2002 }]], bridges: [] });
    expect(panels(gappy, { gaps: 'bridged' })[0]?.lines[0]?.bridges).toEqual([[{ year: 2000, value: 1 }, { year: 2002, value: 3 }]]);
  });
});

describe('a see beside its line', () => {
  it.each([
    ['Diocese of Worcester', 'Worcester'], ['Archdiocese of Manila', 'Manila'], ['Apostolic Vicariate of Tierradentro', 'Tierradentro'], ['Military Ordinariate of the Philippines', 'Philippines'],
    ['Eparchy of Hajdúdorog', 'Hajdúdorog'], ['Köln', 'Köln'], ['Diocese of', 'Diocese of'],
  ])('%s is %s', (name, short) => expect(shortSeeName(name)).toBe(short));
  it('has its whole name, or its code too, where another is called alike', () => {
    expect(shortSeeNames([{ code: 'a', name: 'Diocese of San José' }, { code: 'b', name: 'Archdiocese of San José' }, { code: 'c', name: 'Diocese of Lima' }])).toEqual(['Diocese of San José', 'Archdiocese of San José', 'Lima']);
    expect(shortSeeNames([{ code: 'a', name: 'Springfield' }, { code: 'b', name: 'Springfield' }])).toEqual(['Springfield (a)', 'Springfield (b)']);
  });
});
