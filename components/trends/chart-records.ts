import type { TrendLine } from '@/lib/trends/lines';

/** What recharts draws: one record a year, one key a run; a run is joined within itself and to nothing else. */
export type ChartRecord = { year: number } & Record<string, number>;

export const runKey = (line: number, run: number) => `${line}:${run}`;
export const bridgeKey = (line: number, bridge: number) => `${line}:gap${bridge}`;

/** All years of all lines in order, each with the values it has. */
export function chartRecords(lines: TrendLine[]): ChartRecord[] {
  const records = new Map<number, ChartRecord>();
  const put = (key: string, points: { year: number; value: number }[]) => points.forEach(({ year, value }) => {
    const record = records.get(year) ?? ({ year } as ChartRecord);
    record[key] = value;
    records.set(year, record);
  });
  lines.forEach(({ runs, bridges }, line) => {
    runs.forEach((run, index) => put(runKey(line, index), run));
    bridges.forEach((bridge, index) => put(bridgeKey(line, index), bridge));
  });
  return [...records.values()].sort((a, b) => a.year - b.year);
}
