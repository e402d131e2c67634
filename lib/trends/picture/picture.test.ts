import { describe, expect, it } from 'vitest';
import { escapeMarkup } from '@/lib/escape-markup';
import { readRows } from '@/lib/skills/statistics-rows';
import { routing } from '@/lib/i18n/routing';
import { figuresOf, panelsOfView, type SeeSeries } from '../lines';
import { DEFAULTS, type TrendsState } from '../trends-address';
import { drawView } from './draw-view';
import { svgOf } from './svg';
import { fitted, textWidth, wrapped } from './text-width';

const see = (place: number, values: Record<number, number | null>, label = `See ${place}`): SeeSeries => ({ code: `s${place}`, place, name: label, label, rows: readRows(Object.entries(values).map(([year, catholics]) => ({ year, catholics }))) });
const draw = (sees: SeeSeries[], given: Partial<TrendsState> = {}, width = 1136, locale: (typeof routing.locales)[number] = 'en') => {
  const state = { ...DEFAULTS, ...given };
  return drawView(panelsOfView(figuresOf(sees, state), state), { panels: ['Catholics'] }, { width, chartHeight: 380, size: 14, columns: 1, locale });
};
const svg = (sees: SeeSeries[], given: Partial<TrendsState> = {}) => svgOf(draw(sees, given), { kind: 'file', label: 'x' });

/** x of the points of the paths in the colour of a place, lines only. */
const lineOf = (drawing: ReturnType<typeof draw>, role: string) => drawing.shapes.filter(({ stroke, fill, width = 0 }) => stroke === role && !fill && width > 2).map(({ d }) => [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const));

describe('the picture of a view', () => {
  const six = Array.from({ length: 6 }, (_, place) => see(place, { 1950: 100 + place, 1980: 50, 1990: 51 + place, 2022: 52 }));

  it('puts years where time puts them (O-40)', () => {
    const drawing = draw([see(0, { 1980: 1, 1990: 1, 2000: 1, 2001: 1, 2002: 1, 2024: null })], { gaps: 'bridged' });
    const [line] = lineOf(drawing, 'c1');
    expect(line).toHaveLength(3);
    const bridges = drawing.shapes.filter(({ dash, stroke }) => dash && stroke === 'c1').map(({ d }) => [...d.matchAll(/[ML]([\d.-]+) /g)].map(([, x]) => Number(x)));
    expect(bridges).toHaveLength(2);
    for (const [from = 0, to = 0] of bridges) expect(to - from).toBeCloseTo(((line?.[1]?.[0] ?? 0) - (line?.[0]?.[0] ?? 0)) * 10, -0.5);
  });

  it('leaves gaps open, or crosses them with a dashed line (O-05)', () => {
    const gappy = [see(0, { 2018: 41, 2019: 40, 2020: null, 2021: 39, 2022: 38 })];
    expect(lineOf(draw(gappy), 'c1')).toHaveLength(2);
    expect(draw(gappy, { gaps: 'open' }).shapes.some(({ dash, stroke }) => dash && stroke === 'c1')).toBe(false);
    expect(draw(gappy, { gaps: 'bridged' }).shapes.filter(({ dash, stroke }) => dash && stroke === 'c1')).toHaveLength(1);
  });

  it('draws a lone year as a mark and no line', () => {
    const drawing = draw([see(0, { 2004: 7 })]);
    expect(lineOf(drawing, 'c1')).toEqual([]);
    expect(drawing.shapes.filter(({ fill }) => fill === 'c1')).toHaveLength(2);
    expect(drawing.texts.filter(({ text }) => text === '2004')).toHaveLength(1);
  });

  it('draws zero on the ground line, and nothing for nothing', () => {
    const [line] = lineOf(draw([see(0, { 2000: 10, 2001: 0, 2002: 10 })]), 'c1');
    const ground = draw([see(0, { 2000: 10, 2001: 0, 2002: 10 })]).shapes.find(({ stroke }) => stroke === 'ink-2')?.d.match(/ ([\d.]+)L/)?.[1];
    expect(line?.[1]?.[1]).toBe(Number(ground));
  });

  it.each([358, 720, 1136])('writes names at line ends apart from each other, %i wide', (width) => {
    const names = draw(six, {}, width).texts.filter(({ bold }) => bold).map(({ y }) => y).sort((a, b) => a - b);
    expect(names).toHaveLength(6);
    names.slice(1).forEach((y, index) => expect(y - (names[index] ?? 0)).toBeGreaterThanOrEqual(14));
  });

  it.each([358, 720, 1136])('stays in its frame, %i wide, in each language', (width) => {
    for (const locale of routing.locales) {
      const drawing = draw([...six.slice(0, 5), see(5, { 1950: 9_999_999, 2000: 1 }, 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch')], {}, width, locale);
      for (const { x, text, size, anchor, tail = '' } of drawing.texts) {
        const length = textWidth(text, size) + (tail ? textWidth(tail, size) + 5 : 0);
        expect(anchor === 'end' ? x - length : anchor === 'middle' ? x - length / 2 : x, text).toBeGreaterThanOrEqual(-1);
        expect(anchor === 'start' ? x + length : anchor === 'middle' ? x + length / 2 : x, text).toBeLessThanOrEqual(width + 12);
      }
      expect(drawing.shapes.every(({ d }) => !/NaN|Infinity/.test(d))).toBe(true);
    }
  });

  it.each<[string, SeeSeries[], Partial<TrendsState>]>([
    ['zeros', [see(0, { 2000: 0, 2001: 0 })], {}], ['zeros on a logarithmic scale', [see(0, { 2000: 0, 2001: 0, 2002: 3, 2003: 12, 2004: 40 })], { scale: 'log' }],
    ['less than none', [see(0, { 2000: -3, 2001: 5 })], { scale: 'log' }], ['one value on a logarithmic scale', [see(0, { 2000: 7 })], { scale: 'log' }], ['a huge value', [see(0, { 2000: 1e15, 2001: 1 })], {}],
  ])('is whole for %s (O-39)', (_name, sees, given) => {
    const written = svg(sees, given);
    expect(written).not.toMatch(/NaN|Infinity|undefined/);
    expect(written).toMatch(/<path d="M[^"]+" fill="(?:#2089C2|none)"/);
  });
});

describe('what is written into it', () => {
  it('stays text, whatever an agent calls a see', () => {
    const written = svg([see(0, { 2000: 1, 2001: 2 }, '</text><script>alert(1)</script>&"\'\u0000\ud800')]);
    expect(written).not.toMatch(/<script|alert\(1\)<\/script/);
    expect(written).not.toMatch(/[\u0000\ud800]/);
    expect(escapeMarkup('a & b <c> "d" \'e\' 北京 \u{1f54a}')).toBe('a &#38; b &#60;c&#62; &#34;d&#34; &#39;e&#39; 北京 \u{1f54a}');
  });

  it('says the whole address beneath it, in as many lines as that needs', () => {
    const address = `https://explorer.example/zh/trends?dioceses=dworc,dbroo,dstoc,dvolt,dluce,dtier&measure=total_priests,catholics_per_parish,baptisms_per_1000_catholics&years=1960..2010&view=indexed&base=1990&scale=log&gaps=open`;
    const panels = panelsOfView(figuresOf([see(0, { 2000: 1, 2001: 2 })], DEFAULTS), DEFAULTS);
    for (const frame of [{ width: 1136, size: 14 }, { width: 1200, size: 20, height: 630 }, { width: 700, size: 14 }]) {
      const { texts, height } = drawView(panels, { panels: ['Catholics'], foot: ['Built-in data', address] }, { ...frame, chartHeight: 380, margin: 28, columns: 1, locale: 'en' });
      const foot = texts.slice(texts.findIndex(({ text }) => text === 'Built-in data') + 1);
      expect(foot.map(({ text }) => text).join('')).toBe(address);
      for (const { text, size, y } of foot) {
        expect(textWidth(text, size)).toBeLessThanOrEqual(frame.width - 56);
        expect(y).toBeLessThan(height);
      }
    }
  });

  it('is cut to its room, or goes on in the next line', () => {
    expect(textWidth(fitted('Archdiocese of Tegucigalpa', 14, 80), 14)).toBeLessThanOrEqual(80);
    expect(fitted('Rome', 14, 80)).toBe('Rome');
    for (const text of ['one two three four five six seven', '天主教徒人数最早与最近的已知年份相比', 'x'.repeat(90)]) {
      const lines = wrapped(text, 14, 100, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(textWidth(line, 14)).toBeLessThanOrEqual(100);
    }
  });
});
