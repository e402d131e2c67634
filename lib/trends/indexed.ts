import type { Point } from './segments';

/**
 * The year whose value is 100: the first in which every line has a value above zero, else the first of those that most lines have.
 * @param lines known points of each
 * @param wanted taken instead where any line has a value above zero in it
 * @returns undefined where no line has a value above zero
 */
export function baseYearOf(lines: Point[][], wanted?: number): number | undefined {
  if (lines.some((points) => points.some(({ year, value }) => year === wanted && value > 0))) return wanted;
  const counts = new Map<number, number>();
  for (const { year } of lines.flatMap((points) => points.filter(({ value }) => value > 0))) counts.set(year, (counts.get(year) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const years = [...counts].filter(([, count]) => count === most).map(([year]) => year);
  return years.length > 0 ? Math.min(...years) : undefined;
}

/** A line as percent of its value in the base year, missing years with it; undefined where it has no value above zero there. */
export function indexed<P extends { year: number; value: number | null }>(points: P[], baseYear: number): P[] | undefined {
  const base = points.find(({ year }) => year === baseYear)?.value;
  if (!base || base < 0) return undefined;
  return points.map((point) => ({ ...point, value: point.value === null ? null : (point.value / base) * 100 }));
}
