import type { Point } from './segments';

/**
 * What one sentence says of a series; it is the chart's description too. `percentChange` is null where the first value is zero.
 * `known` counts the years with a figure, `gap` is the longest stretch of years without one between two that have it.
 */
export type Summary =
  | { kind: 'none' }
  | { kind: 'one'; point: Point }
  | { kind: 'change'; first: Point; last: Point; peak: Point; percentChange: number | null; known: number; gap?: { from: number; to: number } };

function longestGap(points: Point[]): { from: number; to: number } | undefined {
  let longest: { from: number; to: number } | undefined;
  points.slice(1).forEach(({ year }, index) => {
    const before = points[index]?.year ?? year;
    if (year - before - 1 > (longest ? longest.to - longest.from + 1 : 0)) longest = { from: before + 1, to: year - 1 };
  });
  return longest;
}

/** Sums up the known points of one line, by ascending year. Of several equal peaks the latest is named. */
export function summarise(points: Point[]): Summary {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return { kind: 'none' };
  if (points.length === 1) return { kind: 'one', point: first };
  const peak = points.reduce((highest, point) => (point.value >= highest.value ? point : highest), first);
  const percentChange = first.value === 0 ? null : ((last.value - first.value) / Math.abs(first.value)) * 100;
  const gap = longestGap(points);
  return { kind: 'change', first, last, peak, percentChange, known: points.length, ...(gap ? { gap } : {}) };
}
