import type { FigurePoint } from './points';

/** A sign of a yearbook, such as AP2005. */
const YEARBOOK = /^AP\d{4}$/;

/** More are told as a range. */
const MOST = 4;

/** The sources of the figures that are shown: yearbooks by year, many of them as a range; then whatever else is named. */
export function sourcesOf(points: FigurePoint[]): { count: number; list: string[] } {
  const named = [...new Set(points.flatMap(({ value, source }) => (value === null || !source ? [] : [source])))].sort();
  const yearbooks = named.filter((source) => YEARBOOK.test(source));
  const [first, last] = [yearbooks[0], yearbooks.at(-1)];
  const told = yearbooks.length > MOST && first && last ? [`${first} … ${last}`] : yearbooks;
  return { count: named.length, list: [...told, ...named.filter((source) => !YEARBOOK.test(source))] };
}
