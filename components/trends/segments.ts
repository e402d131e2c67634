import type { Metric } from '@/lib/skills/metrics';
import type { StatisticsRow } from '@/lib/skills/statistics-rows';

export interface Point {
  year: number;
  value: number;
}

/** Two known years further apart than this are not joined: nobody measured what lies between. */
const LONGEST_BRIDGE_YEARS = 10;

/**
 * Cuts a series where a line would claim what is not known: over more than ten years, and over a year whose figure is missing.
 * @param rows by ascending year
 * @returns runs of points to be joined; a run of one is a year that stands alone
 */
export function segmentsOf(rows: StatisticsRow[], measure: Metric): Point[][] {
  const segments: Point[][] = [];
  let run: Point[] = [];
  for (const row of rows) {
    const value = row.values[measure];
    const last = run.at(-1);
    if (last && (value === null || row.year - last.year > LONGEST_BRIDGE_YEARS)) {
      segments.push(run);
      run = [];
    }
    if (value !== null) run.push({ year: row.year, value });
  }
  return run.length > 0 ? [...segments, run] : segments;
}
