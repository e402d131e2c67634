import { isFigure, type Figure } from './figures';
import type { Point } from './segments';

/** What the address of a ranking says. */
export interface RankingState {
  /** ISO 3166 code of the country, upper case. */
  country: string;
  figure: Figure;
  /** The year wanted; absent is the one with most figures. */
  year?: number;
  /** How many years a figure may be away from it. */
  within: number;
  /** `value`: largest first; with `up` the other way round. */
  sort: 'value' | 'name' | 'year';
  up: boolean;
}

export const DEFAULT_WITHIN = 3;
export const MOST_WITHIN = 20;
const SORTS = ['value', 'name', 'year'] as const;

type Parameters = Record<string, string | string[] | undefined>;
const first = (value: string | string[] | undefined) => ((Array.isArray(value) ? value[0] : value) ?? '').trim();

/** Reads the address of a ranking; `unread` names parameters whose value was not understood. @param countries codes that have figures, the usual one first */
export function readRanking(parameters: Parameters, countries: readonly string[], usual: Figure = 'catholics'): RankingState & { unread: string[] } {
  const [country, measure, year, within, sort] = ['country', 'measure', 'year', 'within', 'sort'].map((name) => first(parameters[name]));
  const isYear = /^\d{1,4}$/.test(year ?? '') && Number(year) > 0;
  const isWithin = /^\d{1,2}$/.test(within ?? '') && Number(within) <= MOST_WITHIN;
  const [, sign, column] = /^(-?)([a-z]+)$/.exec(sort ?? '') ?? [];
  const isSort = (SORTS as readonly string[]).includes(column ?? '');
  const isCountry = countries.includes((country ?? '').toUpperCase());
  const isMeasure = isFigure(measure ?? '');
  const checks: [string, string | undefined, boolean][] = [['country', country, isCountry], ['measure', measure, isMeasure], ['year', year, isYear], ['within', within, isWithin], ['sort', sort, isSort]];
  return {
    country: isCountry ? (country ?? '').toUpperCase() : (countries[0] ?? ''), figure: isMeasure ? (measure as Figure) : usual, ...(isYear ? { year: Number(year) } : {}),
    within: isWithin ? Number(within) : DEFAULT_WITHIN, sort: isSort ? (column as RankingState['sort']) : 'value', up: isSort && sign === '',
    unread: checks.flatMap(([name, text, isGood]) => (text && !isGood ? [name] : [])),
  };
}

/** The order of a ranking as its address has it; empty where it is as usual. */
export const rankingSort = ({ sort, up }: Pick<RankingState, 'sort' | 'up'>) => (sort === 'value' && !up ? '' : `${up ? '' : '-'}${sort}`);

/** What the form of a ranking says of the ranking it was sent from, in its field `was`. */
export const wasOf = ({ country, year }: Pick<RankingState, 'country' | 'year'>) => `${country}.${year ?? ''}`;

/** A ranking as the form means it: in another country the year that was shown for the one before is not wanted any more, another one is. */
export function asSubmitted<State extends RankingState>(state: State, was: string | string[] | undefined): State {
  const [country, year] = first(was).split('.');
  return country !== state.country && year === String(state.year) ? { ...state, year: undefined } : state;
}

/** The path of a ranking, without its language; what is as usual is left out. */
export function writeRanking(state: RankingState, usual: Figure = 'catholics'): string {
  const { country, figure, year, within } = state;
  const order = rankingSort(state);
  const parts = [
    country && `country=${country}`, figure !== usual && `measure=${figure}`, year !== undefined && `year=${year}`,
    within !== DEFAULT_WITHIN && `within=${within}`, order && `sort=${order}`,
  ].filter(Boolean);
  return `/trends/ranking${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/** The known point nearest to a year; of two as near the later. Undefined where none is within the tolerance. */
export function nearest(points: Point[], year: number, within: number): Point | undefined {
  const near = points.filter((point) => Math.abs(point.year - year) <= within);
  return near.reduce<Point | undefined>((best, point) => (best && Math.abs(best.year - year) < Math.abs(point.year - year) ? best : point), undefined);
}

/** Where a ranking begins that names no year: the one near which most have a figure, of those the one in which most have it, of those the latest. */
export function usualYear(sees: Point[][], within: number): number | undefined {
  const years = [...new Set(sees.flat().map(({ year }) => year))];
  const count = (year: number, tolerance: number) => sees.filter((points) => nearest(points, year, tolerance)).length;
  return years.map((year) => [count(year, within), count(year, 0), year] as const).sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])[0]?.[2];
}

/** Places of values, largest first: equal values share one, and the next is as many further. */
export function placesOf(values: number[]): number[] {
  return values.map((value) => 1 + values.filter((other) => other > value).length);
}
