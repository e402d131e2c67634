import type { SeeFigures } from '@/lib/trends/lines';
import type { TrendsState } from '@/lib/trends/trends-address';

/**
 * The years of a table in the order wanted: those in which any figure is known. Years without a figure in the column come last either way; a
 * column that is not there is the year.
 */
export function sortedYears(figures: SeeFigures[], { column, up }: TrendsState['sort']): number[] {
  const years = [...new Set(figures.flatMap(({ points }) => points.filter(({ value }) => value !== null).map(({ year }) => year)))].sort((a, b) => b - a);
  const wanted = figures[column - 1];
  if (!wanted) return up && column === 0 ? years.reverse() : years;
  const values = new Map(wanted.points.map(({ year, value }) => [year, value]));
  const of = (year: number) => values.get(year) ?? null;
  return years.sort((a, b) => {
    const [x, y] = [of(a), of(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return up ? x - y : y - x;
  });
}
