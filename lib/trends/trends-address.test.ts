import { describe, expect, it } from 'vitest';
import { FIGURES } from './figures';
import { DEFAULTS, readTrends, withDiocese, withoutDiocese, writeTrends, type TrendsState } from './trends-address';

const read = (path: string) => readTrends(Object.fromEntries(new URL(path, 'http://x').searchParams));
const view = (given: Partial<TrendsState>): TrendsState => ({ ...DEFAULTS, ...given });

describe('the address of a view', () => {
  it.each<[Partial<TrendsState>, string]>([
    [{}, '/trends'],
    [{ dioceses: ['dworc', 'dmaml'] }, '/trends?dioceses=dworc,dmaml'],
    [{ dioceses: ['a b', 'ü'], figures: ['baptisms'] }, '/trends?dioceses=a%20b,%C3%BC&measure=baptisms'],
    [{ dioceses: ['a', null, 'c'] }, '/trends?dioceses=a,,c'],
    [{ dioceses: [null, 'b'] }, '/trends?dioceses=,b'],
    [{ dioceses: ['a'], view: 'indexed', base: 1990 }, '/trends?dioceses=a&view=indexed&base=1990'],
    [{ figures: ['catholics', 'priests_per_parish'] }, '/trends?measure=catholics,priests_per_parish'],
    [{ from: 1990, to: 2010 }, '/trends?years=1990..2010'],
    [{ from: 1990 }, '/trends?years=1990..'],
    [{ to: 2010 }, '/trends?years=..2010'],
    [{ view: 'indexed', scale: 'log', show: 'table', layout: 'multiples', gaps: 'open' }, '/trends?view=indexed&scale=log&show=table&layout=multiples&gaps=open'],
    [{ sort: { column: 0, up: true } }, '/trends?sort=0'],
    [{ sort: { column: 2, up: false } }, '/trends?sort=-2'],
  ])('is written and read back: %j', (given, path) => {
    expect(writeTrends(view(given))).toBe(path);
    expect(read(path)).toEqual({ ...view(given), tooMany: false, tooManyFigures: false, unread: [] });
  });

  it('comes back the same for every combination of choices', () => {
    for (const figure of FIGURES) for (const show of ['chart', 'table'] as const) for (const gaps of ['open', 'bridged'] as const) for (const column of [0, 3]) {
      const state = view({ dioceses: ['x', null, 'y'], figures: [figure], from: 1950, show, gaps, layout: 'multiples', scale: 'log', sort: { column, up: show === 'chart' } });
      expect(read(writeTrends(state))).toMatchObject(state);
    }
  });

  it.each<[string, object]>([
    ['/trends?dioceses=dworc&measure=total_priests', { dioceses: ['dworc'], figures: ['total_priests'], unread: [] }],
    ['/trends?measure=nonsense', { figures: ['catholics'], unread: ['measure'] }],
    ['/trends?measure=nonsense,baptisms', { figures: ['baptisms'], unread: ['measure'] }],
    ['/trends?measure=catholics,parishes,baptisms,seminarians,area_km2', { figures: ['catholics', 'parishes', 'baptisms', 'seminarians'], tooManyFigures: true, unread: [] }],
    ['/trends?measure=catholics,parishes,baptisms,seminarians,catholics', { figures: ['catholics', 'parishes', 'baptisms', 'seminarians'], tooManyFigures: false, unread: [] }],
    ['/trends?measure=toString', { figures: ['catholics'], unread: ['measure'] }],
    ['/trends?years=2010..1990', { from: undefined, to: undefined, unread: ['years'] }],
    ['/trends?view=indexed&base=first', { view: 'indexed', unread: ['base'] }],
    ['/trends?base=0', { unread: ['base'] }],
    ['/trends?years=abc', { from: undefined, to: undefined, unread: ['years'] }],
    ['/trends?years=1990..2000..2010', { from: undefined, unread: ['years'] }],
    ['/trends?years=0..12345', { from: undefined, to: undefined, unread: ['years'] }],
    ['/trends?years=-5..', { from: undefined, unread: ['years'] }],
    ['/trends?years=..', { from: undefined, to: undefined, unread: [] }],
    ['/trends?years=1990', { from: 1990, to: 1990, unread: [] }],
    ['/trends?from=1990&to=', { from: 1990, to: undefined, unread: [] }],
    ['/trends?from=2010&to=1990', { from: undefined, to: undefined, unread: ['years'] }],
    ['/trends?view=percent&scale=log&gaps=', { view: 'absolute', scale: 'log', gaps: 'bridged', unread: ['view'] }],
    ['/trends?sort=name', { sort: { column: 0, up: false }, unread: ['sort'] }],
    ['/trends?dioceses=a,b,c,d,e,f,g', { dioceses: ['a', 'b', 'c', 'd', 'e', 'f'], tooMany: true }],
    ['/trends?dioceses=dworc,DWORC,dbroo,Dworc', { dioceses: ['dworc', 'dbroo'], tooMany: false }],
    ['/trends?dioceses=,,,,,,,a', { dioceses: ['a'], tooMany: false }],
    ['/trends?dioceses=a,a,b,a', { dioceses: ['a', 'b'] }],
    ['/trends?dioceses=a,%20,b,,', { dioceses: ['a', null, 'b'] }],
    [`/trends?dioceses=${'x'.repeat(201)},b`, { dioceses: [null, 'b'] }],
  ])('falls back where %s is not understood', (path, expected) => expect(read(path)).toMatchObject(expected));

  it('takes the first of a repeated parameter', () => expect(readTrends({ dioceses: ['a', 'b'], years: ['1990..2000', 'x'] })).toMatchObject({ dioceses: ['a'], from: 1990, unread: [] }));
});

describe('putting sees in and out', () => {
  const six = view({ dioceses: ['a', 'b', 'c', 'd', 'e', 'f'] });
  it('leaves the others their places, and so their colours', () => expect(withoutDiocese(six, 'b').dioceses).toEqual(['a', null, 'c', 'd', 'e', 'f']));
  it('fills the free place first', () => expect(withDiocese(withoutDiocese(six, 'b'), 'g').dioceses).toEqual(['a', 'g', 'c', 'd', 'e', 'f']));
  it('leaves the order by a column, for columns are others with another see', () => {
    const sorted = view({ dioceses: ['a', null, 'c'], figures: ['catholics', 'parishes'], sort: { column: 2, up: true } });
    expect(withDiocese(sorted, 'b').sort).toEqual(DEFAULTS.sort);
    expect(withoutDiocese(sorted, 'c').sort).toEqual(DEFAULTS.sort);
  });
  it('takes no seventh, and none twice', () => {
    expect(withDiocese(six, 'g')).toBe(six);
    expect(withDiocese(view({ dioceses: ['a'] }), 'a').dioceses).toEqual(['a']);
  });
});
