import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { routing, type Locale } from '@/lib/i18n/routing';
import { readRows } from '@/lib/skills/statistics-rows';
import { FIGURES } from './figures';
import { figuresOf, panelsOfView, type SeeSeries } from './lines';
import { figureNumber } from './numbers';
import { DEFAULTS, type TrendsState } from './trends-address';
import { lineSentence, panelTitle, signedPercent, viewSentence, viewTitle, type TrendMessages } from './words';

type Tree = Record<string, Record<string, unknown>>;
const messagesOf = (locale: Locale) => JSON.parse(readFileSync(new URL(`../i18n/messages/${locale}.json`, import.meta.url), 'utf8')) as Tree;

function wordsIn(locale: Locale): TrendMessages {
  const said = (namespace: string) => createTranslator({ locale, messages: messagesOf(locale) as never, namespace: namespace as never, onError: (error) => { throw error; } }) as unknown as TrendMessages['t'];
  return { t: said('trends'), metrics: said('metrics'), locale };
}

const see = (place: number, values: Record<number, number | null>): SeeSeries => ({ code: `s${place}`, place, name: `Diocese of See${place}`, label: `See${place}`, rows: readRows(Object.entries(values).map(([year, catholics]) => ({ year, catholics }))) });
const figures = (sees: SeeSeries[], given: Partial<TrendsState> = {}) => figuresOf(sees, { ...DEFAULTS, ...given });

describe('a line in words', () => {
  const say = (values: Record<number, number | null>, locale: Locale = 'en') => { const [one] = figures([see(0, values)]); return one ? lineSentence(one, 'X', wordsIn(locale)) : ''; };
  it('names start, end, change, peak and the longest gap', () => expect(say({ 2001: 5000, 2002: 8000, 2010: 7500 })).toBe('X: 5,000 in 2001, 7,500 in 2010 (+50%). Highest: 8,000 in 2002. 3 years with a figure; the longest gap is 2003 to 2009.'));
  it('names one missing year, or none', () => {
    expect(say({ 2001: 5, 2002: null, 2003: 4 })).toContain('2002 is missing');
    expect(say({ 2001: 5, 2003: 4 })).toContain('2 years with a figure; between them at most two years in a row were not reported, and the line goes on.');
    expect(say({ 2001: 5, 2002: 4 })).toContain('No year is missing.');
  });
  it('claims nothing of nothing', () => {
    expect(say({ 2001: null })).toBe('X: no figure is known.');
    expect(say({ 2001: 0 })).toBe('X: 0 in 2001. No other year is known.');
    expect(say({ 2001: 0, 2002: 5 })).toContain('(–)');
  });
  it('counts percentages in points', () => {
    const [one] = figuresOf([{ ...see(0, {}), rows: readRows([{ year: 2000, percent_catholic: 50 }, { year: 2001, percent_catholic: 40 }]) }], { ...DEFAULTS, figures: ['percent_catholic'] });
    expect(one && lineSentence(one, 'X', wordsIn('en'))).toContain('50% in 2000, 40% in 2001 (−10 percentage points)');
  });
  it.each([[50, 40.001, '−10'], [50, 50.2, '+0.2'], [50, 50.004, '0'], [50, 49.996, '0'], [50, 50, '0']])('from %d to %d percent are %s points', (from, to, points) => {
    const [one] = figuresOf([{ ...see(0, {}), rows: readRows([{ year: 2000, percent_catholic: from }, { year: 2001, percent_catholic: to }]) }], { ...DEFAULTS, figures: ['percent_catholic'] });
    expect(one && lineSentence(one, 'X', wordsIn('en'))).toContain(`(${points} percentage points)`);
  });
  it.each(routing.locales)('has all its numbers in %s', (locale) => {
    const said = say({ 1950: 1234, 1990: 9876, 2010: 5555 }, locale);
    for (const value of [1234, 9876, 5555]) expect(said).toContain(figureNumber(value, locale, { isPercent: false }));
    for (const year of ['1950', '1990', '2010', '1951', '1989']) expect(said).toContain(year);
    expect(said).not.toMatch(/[{}]|undefined|NaN|\b1,950\b/);
  });
});

it.each([[0.3, '+0.3%'], [-0.3, '−0.3%'], [0.02, '0%'], [-0.02, '0%'], [0, '0%'], [-31.2, '−31%'], [0.96, '+1%']])('a change of %s is %s', (percent, expected) => expect(signedPercent(percent, 'en')).toBe(expected));

describe('the title of a chart', () => {
  it.each(routing.locales)('says each way it is not as usual in %s', (locale) => {
    const words = wordsIn(locale);
    const title = (given: Partial<TrendsState>) => panelsOfView(figures([see(0, { 2000: 10, 2010: 5 })]), { ...DEFAULTS, ...given }).map((panel) => panelTitle(panel, words))[0] ?? '';
    const [usual, index, log, both] = [title({}), title({ view: 'indexed' }), title({ scale: 'log' }), title({ view: 'indexed', scale: 'log' })];
    expect(index.startsWith(usual) && log.startsWith(usual)).toBe(true);
    expect(both).toBe(index + log.slice(usual.length));
  });
});

describe('a view in words', () => {
  it('says who has more than at first, and who less', () => {
    const said = viewSentence(figures([see(0, { 2000: 10, 2010: 5 }), see(1, { 2000: 10, 2010: 20 }), see(2, { 2000: 3, 2010: 3 }), see(3, { 2000: 1 })]), wordsIn('en'));
    expect(said).toBe('Catholics, first known year compared with the last. Down: See0 (−50%). Up: See1 (+100%). Unchanged: See2. Only one year or none: See3.');
  });
  it.each(routing.locales)('names each see and every figure in %s', (locale) => {
    const state: TrendsState = { ...DEFAULTS, figures: [...FIGURES].slice(0, 4), view: 'indexed', layout: 'multiples' };
    const all = figuresOf([see(0, { 2000: 10, 2010: 5 }), see(5, { 2000: 4, 2010: 5 })], state);
    const said = viewSentence(all, wordsIn(locale));
    for (const name of ['See0', 'See5']) expect(said).toContain(name);
    expect(viewTitle(all, wordsIn(locale))).toContain('2');
    for (const panel of panelsOfView(all, state)) expect(panelTitle(panel, wordsIn(locale))).toMatch(/See\d · .*2000.*100/);
  });
});

it.each(routing.locales)('every figure has a name, a definition and a unit in %s', (locale) => {
  const { metrics, figures: words } = messagesOf(locale) as { metrics: Record<string, string>; figures: { define: Record<string, string> } };
  expect(FIGURES.filter((figure) => !metrics[figure] || !words.define[figure])).toEqual([]);
});
