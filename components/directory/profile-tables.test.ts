import { describe, expect, it } from 'vitest';
import { byCentury, centuryOf } from './by-century';
import { imageUrl } from './image-url';
import { isClearHit } from './is-clear-hit';
import { readFinancials } from './read-financials';
import { statisticsTable } from './statistics-table';
import { websiteUrl } from './website-url';

describe('statisticsTable', () => {
  it('has years as columns and the change between the first and the last', () => {
    const table = statisticsTable([{ year: 2021, catholics: 2822930, percent_catholic: 80.9, parishes: null }, { year: 2004, catholics: '2,719,781', percent_catholic: 90.9, parishes: 85, source: 'AP2005' }]);
    expect(table?.years).toEqual([2004, 2021]);
    expect(table?.figures).toEqual([
      { metric: 'catholics', values: [2719781, 2822930], change: 4 },
      { metric: 'percent_catholic', values: [90.9, 80.9], change: null },
      { metric: 'parishes', values: [85, null], change: null },
    ]);
    expect(table?.extra).toEqual([{ key: 'source', values: ['AP2005', undefined] }]);
  });
  it('reads an object by year', () => expect(statisticsTable({ 2020: { baptisms: 0 } })).toEqual({ years: [2020], figures: [{ metric: 'baptisms', values: [0], change: null }], extra: [] }));
  it('says no change from zero', () => expect(statisticsTable([{ year: 1, seminarians: 0 }, { year: 2, seminarians: 5 }])?.figures[0]?.change).toBeNull());
  it.each([null, [], 'many', [{ catholics: 5 }], 7])('finds no table in %j', (sent) => expect(statisticsTable(sent)).toBeUndefined());
});

describe('readFinancials', () => {
  it('knows the figures by their words, whatever the key', () => {
    const read = readFinancials({ currency: 'USD', totalRevenue: 10, total_expenses: '1,234', netAssets: 5, total_assets: 7, surplus_deficit: -3, auditor: 'X', note: null });
    expect(read?.currency).toBe('USD');
    expect(read?.known.map(({ label, amount }) => [label, amount])).toEqual([['revenue', 10], ['expenses', 1234], ['surplus', -3], ['netAssets', 5], ['totalAssets', 7]]);
    expect(read?.rest).toEqual([['auditor', 'X']]);
  });
  it('keeps what is no number as it was sent', () => expect(readFinancials({ revenue: 'about ten' })?.known).toEqual([{ label: 'revenue', amount: null, sent: 'about ten' }]));
  it.each([null, 'none', [], {}, { currency: 'EUR' }])('finds nothing in %j', (sent) => expect(readFinancials(sent)).toBeUndefined());
});

describe('isClearHit', () => {
  const johns = ['John Bosco', 'John Fisher', 'John of God', 'John Cassian', 'John Eudes', 'John Jones'].map((name) => ({ name, details: [] }));
  it('lets the reader choose among many of one name', () => expect(isClearHit('John', { primary_name: 'John the Evangelist' }, johns)).toBe(false));
  it('takes the very name for an answer, whatever its accents', () => expect(isClearHit('therese  of LISIEUX', { primary_name: 'Thérèse of Lisieux' }, johns)).toBe(true));
  it('takes the papal name without its title', () => expect(isClearHit('John', { primary_name: 'Pope John', papal_name: 'John' }, johns)).toBe(true));
  it('lets the reader choose among many of one name in another language, but takes a whole one', () => {
    const gregories = Array.from({ length: 6 }, (_, n) => ({ id: `g${n}`, name: `Pope Gregory ${n}` }));
    const bears = (first: 'whole' | 'part') => ({ id: 'first', bears: (id: unknown) => (id === 'first' ? first : 'part' as const) });
    expect(isClearHit('Gregor', { primary_name: 'Pope Gregory XVI' }, gregories, bears('part'))).toBe(false);
    expect(isClearHit('Gregor', { primary_name: 'Pope Gregory XVI' }, gregories, bears('whole'))).toBe(true);
    expect(isClearHit('Gregory', { primary_name: 'Pope Gregory XVI' }, gregories, bears('whole'))).toBe(false);
    expect(isClearHit('Gregor', { primary_name: 'Pope Gregory XVI' }, gregories)).toBe(true);
  });
  it('takes the first of a few', () => expect(isClearHit('John Bosco saint', { primary_name: 'John Bosco' }, johns)).toBe(true));
});

describe('addresses an agent sends', () => {
  it.each([
    ['www.example.org', 'https://www.example.org/'], ['//example.org', 'https://example.org/'], ['http://example.org', 'http://example.org/'], ['example.org/a?b', 'https://example.org/a?b'],
  ])('%s leads outside', (text, url) => expect(websiteUrl(text)).toBe(url));
  it.each(['', 'javascript:alert(1)', 'N/A', 'http://[bad', 'see parish office', '/saints', null, 'user@example.org'])('%j is no link', (text) => expect(websiteUrl(text)).toBeUndefined());
  it('asks for an http image by https, and for nothing else', () => {
    expect(imageUrl('http://example.org/a.jpg')).toBe('https://example.org/a.jpg');
    expect(imageUrl('//example.org/a.jpg')).toBe('https://example.org/a.jpg');
    expect(imageUrl('data:image/png;base64,xx')).toBeUndefined();
  });
});

describe('byCentury', () => {
  it.each([['0042', 1], ['0100', 1], ['0101', 2], ['2000-01-01', 20], ['2001', 21]])('%s is in century %s', (date, century) => expect(centuryOf(date)).toBe(century));
  it('puts the latest first', () => expect(byCentury([{ from: '0042' }, { from: '2005' }, { from: '2013' }])).toEqual([{ century: 21, things: [{ from: '2013' }, { from: '2005' }] }, { century: 1, things: [{ from: '0042' }] }]));
});

describe('accounts in other words', () => {
  const balance = (sent: object) => readFinancials(sent)?.known.flatMap(({ label, amount }) => (label === 'surplus' ? [amount] : []));
  it('a deficit is less than nothing, however it is signed', () => {
    expect(balance({ deficit: 200 })).toEqual([-200]);
    expect(balance({ annual_deficit: -200 })).toEqual([-200]);
    expect(balance({ surplus: 200 })).toEqual([200]);
    expect(balance({ surplus_or_deficit: 200 })).toEqual([200]);
  });
  it('what is left of an income is no revenue', () => {
    const read = readFinancials({ net_income: 5, total_income: 100, total_expenses: 95 });
    expect(read?.known.map(({ label, amount }) => [label, amount])).toEqual([['revenue', 100], ['expenses', 95], ['surplus', 5]]);
    expect(read?.reckoned).toBeUndefined();
  });
  it('a year is a year, not a figure of one nor an object', () => {
    expect(readFinancials({ revenue_previous_year: 7, fiscal_year: 2023 })?.known).toContainEqual({ label: 'year', amount: 2023, sent: 2023 });
    expect(readFinancials({ fiscal_year: { start: '2022-07-01', end: '2023-06-30' }, revenue: 1 })).toMatchObject({ known: [{ label: 'revenue' }], rest: [['fiscal_year', { start: '2022-07-01', end: '2023-06-30' }]] });
    expect(readFinancials({ year: '2022/23', revenue: 1 })?.known[0]).toMatchObject({ label: 'year', sent: '2022/23' });
  });
});

describe('a balance', () => {
  const reckoned = (sent: object) => readFinancials(sent)?.reckoned;
  it('is reckoned where revenue and expenses are numbers and the agent gives none', () => {
    expect(reckoned({ currency: 'EUR', total_revenue: 100.1, total_expenses: '40.3' })).toBe(59.8);
    expect(reckoned({ revenue: 5, expenses: 9 })).toBe(-4);
  });
  it('is not where it was sent, or a part is missing or no number', () => {
    expect(reckoned({ revenue: 5, expenses: 9, surplus_deficit: -4 })).toBeUndefined();
    expect(reckoned({ revenue: 5 })).toBeUndefined();
    expect(reckoned({ revenue: 'about five', expenses: 9 })).toBeUndefined();
  });
});
