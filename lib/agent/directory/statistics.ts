import { kept } from './kept';
import { readRecords } from '../read-data';
import type { StatisticsRow } from './records';

/** The yearly figures of a see, earliest first; empty where there are none. */
export function statisticsOf(sourceCode: string): StatisticsRow[] {
  return statistics().get(sourceCode) ?? [];
}

/** The codes of all sees with yearly figures, most years first. */
export function seesWithStatistics(): string[] {
  return [...statistics()].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1)).map(([code]) => code);
}

function statistics(): ReadonlyMap<string, StatisticsRow[]> {
  return kept('statistics', () => {
    const bySee = new Map<string, StatisticsRow[]>();
    for (const row of readRecords<StatisticsRow>('diocese-statistics').toSorted((a, b) => a.year - b.year)) {
      const rows = bySee.get(row.source_code);
      if (rows) rows.push(row);
      else bySee.set(row.source_code, [row]);
    }
    return bySee;
  });
}
