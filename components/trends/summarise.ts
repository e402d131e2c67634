import type { Metric } from '@/lib/skills/metrics';
import type { StatisticsRow } from '@/lib/skills/statistics-rows';
import type { Point } from './segments';

/** What one sentence says of a series; it is the chart's description too. `percentChange` is null where the first value is zero. */
export type Summary =
  | { kind: 'none' }
  | { kind: 'one'; point: Point }
  | { kind: 'change'; first: Point; last: Point; peak: Point; percentChange: number | null };

/** Sums up one measure of one see, from the known years only. Of several equal peaks the latest is named. */
export function summarise(rows: StatisticsRow[], measure: Metric): Summary {
  const points = rows.flatMap((row): Point[] => (row.values[measure] === null ? [] : [{ year: row.year, value: row.values[measure] }]));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return { kind: 'none' };
  if (points.length === 1) return { kind: 'one', point: first };
  const peak = points.reduce((highest, point) => (point.value >= highest.value ? point : highest), first);
  const percentChange = first.value === 0 ? null : ((last.value - first.value) / Math.abs(first.value)) * 100;
  return { kind: 'change', first, last, peak, percentChange };
}
