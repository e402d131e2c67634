import { METRICS, type Metric } from '@/lib/skills/metrics';
import { readRows } from '@/lib/skills/statistics-rows';

export interface StatisticsTable {
  years: number[];
  /** One figure a row, oldest year first; null is "no data". `change` in percent from the first year to the last, null where it cannot be said. */
  figures: { metric: Metric; values: (number | null)[]; change: number | null }[];
  /** What else an agent said of each year, by key. */
  extra: { key: string; values: unknown[] }[];
}

/** Percent of a percentage misleads, and from zero there is no change in percent. */
function changeOf(metric: Metric, values: (number | null)[]): number | null {
  const [first, last] = [values[0], values.at(-1)];
  if (metric === 'percent_catholic' || values.length < 2 || !first || last === null || last === undefined) return null;
  return Math.round(((last - first) / first) * 100);
}

/** `recent_statistics` of any shape as a table with the years as columns; undefined when no year can be read from it. */
export function statisticsTable(sent: unknown): StatisticsTable | undefined {
  const rows = readRows(sent);
  if (rows.length === 0) return undefined;
  const figures = METRICS.flatMap((metric) => {
    const values = rows.map((row) => row.values[metric]);
    return values.some((value) => value !== null) ? [{ metric, values, change: changeOf(metric, values) }] : [];
  });
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row.extra)))].filter((key) => key !== 'source_code');
  return { years: rows.map((row) => row.year), figures, extra: keys.map((key) => ({ key, values: rows.map((row) => row.extra[key]) })) };
}
