import { describe, expect, it } from 'vitest';
import { asSubmitted, nearest, placesOf, readRanking, usualYear, wasOf, writeRanking, type RankingState } from './ranking';

const COUNTRIES = ['FR', 'IT'];
const usual: RankingState = { country: 'FR', figure: 'catholics', within: 3, sort: 'value', up: false };
const read = (path: string) => readRanking(Object.fromEntries(new URL(path, 'http://x').searchParams), COUNTRIES);

describe('the address of a ranking', () => {
  it.each<[Partial<RankingState>, string]>([
    [{}, '/trends/ranking?country=FR'],
    [{ country: 'IT', figure: 'parishes', year: 1990, within: 0 }, '/trends/ranking?country=IT&measure=parishes&year=1990&within=0'],
    [{ sort: 'name', up: true }, '/trends/ranking?country=FR&sort=name'],
    [{ sort: 'year' }, '/trends/ranking?country=FR&sort=-year'],
    [{ up: true }, '/trends/ranking?country=FR&sort=value'],
  ])('is written and read back: %j', (given, path) => {
    expect(writeRanking({ ...usual, ...given })).toBe(path);
    expect(read(path)).toEqual({ ...usual, ...given, unread: [] });
  });
  it.each<[string, string[]]>([['?country=XX', ['country']], ['?country=it&measure=x', ['measure']], ['?year=abc&within=99&sort=size', ['year', 'within', 'sort']], ['', []]])('falls back for %s', (query, unread) => {
    expect(read(`/trends/ranking${query}`)).toMatchObject({ figure: 'catholics', within: 3, sort: 'value', unread });
  });
});

describe('the figure of a year', () => {
  const points = [{ year: 1990, value: 1 }, { year: 1998, value: 2 }, { year: 2002, value: 3 }];
  it.each([[2000, 3, 2002], [2000, 1, undefined], [1991, 3, 1990], [1998, 0, 1998], [1994, 4, 1998]])('near %i within %i is that of %s', (year, within, expected) => expect(nearest(points, year, within)?.year).toBe(expected));
  it('of the usual year stands nearest to most, the latest of several', () => {
    expect(usualYear([points, [{ year: 2002, value: 1 }], [{ year: 1998, value: 1 }]], 0)).toBe(2002);
    expect(usualYear([], 3)).toBeUndefined();
  });
  it('equal values share a place', () => expect(placesOf([5, 9, 5, 1])).toEqual([2, 1, 2, 4]));
});

describe('a ranking sent by its form', () => {
  const sent = (before: Partial<RankingState>, chosen: Partial<RankingState>) => {
    const from = { ...usual, ...before };
    return writeRanking(asSubmitted({ ...from, ...chosen }, wasOf(from)));
  };
  it.each<[string, Partial<RankingState>, Partial<RankingState>, string]>([
    ['leaves the year with its country', { year: 2004 }, { country: 'US' }, '/trends/ranking?country=US'],
    ['keeps a year chosen with the country', { year: 2004 }, { country: 'US', year: 1990 }, '/trends/ranking?country=US&year=1990'],
    ['keeps the year in the same country', { year: 2004 }, { figure: 'parishes' }, '/trends/ranking?country=FR&measure=parishes&year=2004'],
    ['pins no year that nobody chose', {}, { within: 5 }, '/trends/ranking?country=FR&within=5'],
    ['keeps the order', { sort: 'name', up: true }, { country: 'US' }, '/trends/ranking?country=US&sort=name'],
  ])('%s', (_name, before, chosen, path) => expect(sent(before, chosen)).toBe(path));
  it('is as it is without the field', () => expect(asSubmitted({ ...usual, year: 2004 }, undefined)).toEqual({ ...usual, year: 2004 }));
});
