import { gapsOf, segmentsOf, type Point } from './segments';

/**
 * What one sentence says of a series; it is the chart's description too. `percentChange` is null where the first value is zero or less.
 * `known` counts the years with a figure, `gap` is the longest stretch of years that the line leaves open, and `joinsOver` is whether it passes
 * over years that nobody reported.
 */
export type Summary =
  | { kind: 'none' }
  | { kind: 'one'; point: Point }
  | { kind: 'change'; first: Point; last: Point; peak: Point; percentChange: number | null; known: number; gap?: { from: number; to: number }; joinsOver: boolean };

function longestGap(runs: Point[][]): { from: number; to: number } | undefined {
  return gapsOf(runs)
    .map(([before, after]) => ({ from: before.year + 1, to: after.year - 1 }))
    .reduce<{ from: number; to: number } | undefined>((longest, gap) => (longest && gap.to - gap.from <= longest.to - longest.from ? longest : gap), undefined);
}

/**
 * Sums up one line. Of several equal peaks the latest is named.
 * @param rows by ascending year; null is a year that was reported without this figure
 */
export function summarise(rows: { year: number; value: number | null }[]): Summary {
  const runs = segmentsOf(rows);
  const points = runs.flat();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return { kind: 'none' };
  if (points.length === 1) return { kind: 'one', point: first };
  const peak = points.reduce((highest, point) => (point.value >= highest.value ? point : highest), first);
  const percentChange = first.value > 0 ? ((last.value - first.value) / first.value) * 100 : null;
  const gap = longestGap(runs);
  const joinsOver = runs.some((run) => run.slice(1).some(({ year }, index) => year - (run[index]?.year ?? year) > 1));
  return { kind: 'change', first, last, peak, percentChange, known: points.length, ...(gap ? { gap } : {}), joinsOver };
}
