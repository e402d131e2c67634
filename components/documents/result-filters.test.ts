import { describe, expect, it } from 'vitest';
import { withCatalogue, type DocumentHit } from './document-hit';
import { groupHits } from './group-hits';
import { choicesIn, filterGroups, NO_FILTERS, readFilters, resultsPath, type ResultFilters } from './result-filters';

const hits: DocumentHit[] = [
  { id: '1', title: 'A', author: 'Leo XIII', kind: 'encyclical', date: '1891-05-15', year: '1891' },
  { id: '2', title: 'B', author: 'Paul VI', kind: 'encyclical', date: '1968', year: '1968' },
  withCatalogue({ id: '3', title: 'C' }, { author: 'Paul VI', kind: 'decree', date: '1965-12-07', subject: 's' }),
  { id: '4', title: 'D' },
  { id: '5', title: 'E', year: '-4' },
];
const groups = groupHits(hits);
const ids = (filters: Partial<ResultFilters>) => filterGroups(groups, { ...NO_FILTERS, ...filters }).map(({ first }) => first.id).join('');

describe('filters of results', () => {
  it.each<[Partial<ResultFilters>, string]>([
    [{}, '12345'],
    [{ kinds: ['encyclical'] }, '12'],
    [{ kinds: ['encyclical', 'decree'] }, '123'],
    [{ authors: ['Paul VI'] }, '23'],
    [{ authors: ['Paul VI'], kinds: ['decree'] }, '3'],
    [{ from: 1900 }, '23'],
    [{ to: 1965 }, '135'],
    [{ from: -10, to: 0 }, '5'],
    [{ kinds: ['nothing'] }, ''],
    [{ order: 'newest' }, '23154'],
    [{ order: 'oldest' }, '51324'],
  ])('%j keep %s', (filters, kept) => expect(ids(filters)).toBe(kept));

  it('offer what is known, the most frequent first', () => {
    expect(choicesIn(groups)).toEqual({
      kinds: [{ value: 'encyclical', count: 2 }, { value: 'decree', count: 1 }],
      authors: [{ value: 'Paul VI', count: 2 }, { value: 'Leo XIII', count: 1 }],
      years: { from: 1891, to: 1968 },
    });
    expect(choicesIn(groupHits([{ id: '1', kind: 'encyclical', year: '1891' }]))).toEqual({ kinds: [], authors: [] });
  });
});

describe('filters in an address', () => {
  it.each<ResultFilters>([
    NO_FILTERS,
    { kinds: ['motu proprio', '通谕'], authors: ['Congregation & Co, "x"'], from: 325, to: 2026, order: 'oldest' },
    { kinds: [], authors: [], from: 4, to: undefined, order: 'newest' },
  ])('are read as they were written: %j', (filters) => {
    const written = new URL(resultsPath('Liturgy & life', filters), 'https://site.invalid').searchParams;
    const parameters = Object.fromEntries([...new Set(written.keys())].map((key) => [key, written.getAll(key)]));
    expect(readFilters(parameters)).toEqual({ filters: { from: undefined, to: undefined, ...filters }, bad: false });
    expect(parameters.q).toEqual(['Liturgy & life']);
  });

  it.each(['-5', '0', '0000', '12345', '1.5', '1e3', '+9', '２０１０'])('take %s for no year, and say so', (year) => {
    for (const name of ['from', 'to']) expect(readFilters({ [name]: year })).toEqual({ filters: { ...NO_FILTERS, from: undefined, to: undefined }, bad: true });
  });

  it('fall back where they cannot be read, and say so', () => {
    expect(readFilters({ from: 'abc', order: 'sideways' })).toEqual({ filters: { ...NO_FILTERS, from: undefined, to: undefined }, bad: true });
    expect(readFilters({ from: '2010', to: ['1990', '5'] })).toEqual({ filters: { ...NO_FILTERS, from: undefined, to: undefined }, bad: true });
    expect(readFilters({ from: '1990', to: '1990' }).bad).toBe(false);
    expect(readFilters({ from: '', to: ' ', order: '', kind: ['', 'a', 'a'] })).toEqual({ filters: { ...NO_FILTERS, from: undefined, to: undefined, kinds: ['a'] }, bad: false });
    expect(readFilters({ kind: Array.from({ length: 500 }, (_, index) => `k${index}`) }).filters.kinds).toHaveLength(40);
  });
});

describe('what our catalogue adds', () => {
  const known = { author: 'Paul VI', kind: 'decree', date: '1965-12-07', subject: 'Bishops' };

  it('never replaces what the agent said', () => {
    expect(withCatalogue({ id: '1', author: 'Paulus PP. VI', date: '1965', year: '1965' }, known)).toEqual({
      id: '1', author: 'Paulus PP. VI', date: '1965', year: '1965', subject: 'Bishops', fromCatalogue: { kind: 'decree' },
    });
    const whole = { id: '1', author: 'a', kind: 'k', date: '1' };
    expect(withCatalogue(whole, known)).toBe(whole);
    expect(withCatalogue(whole, undefined)).toBe(whole);
  });
});
