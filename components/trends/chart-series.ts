import type { Point } from './segments';

/** One see on the chart: plain data, so that it can travel to the browser. */
export interface ChartSeries {
  name: string;
  /** Runs of points to be joined; see `segmentsOf`. */
  segments: Point[][];
}

/** What recharts draws: one record a year, one key a run; a run is joined within itself and to nothing else. */
export type ChartRecord = { year: number } & Record<string, number>;

export const runKey = (series: number, run: number) => `${series}:${run}`;

/** All years of all series in order, each with the values it has. */
export function chartRecords(series: ChartSeries[]): ChartRecord[] {
  const records = new Map<number, ChartRecord>();
  series.forEach(({ segments }, seriesIndex) =>
    segments.forEach((run, runIndex) =>
      run.forEach(({ year, value }) => {
        const record = records.get(year) ?? ({ year } as ChartRecord);
        record[runKey(seriesIndex, runIndex)] = value;
        records.set(year, record);
      }),
    ),
  );
  return [...records.values()].sort((a, b) => a.year - b.year);
}

/** The value of a series in a year, whichever run holds it. */
export function valueIn({ segments }: ChartSeries, year: number): number | undefined {
  return segments.flat().find((point) => point.year === year)?.value;
}
