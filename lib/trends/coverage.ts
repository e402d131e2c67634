import type { StatisticsRow } from '@/lib/skills/statistics-rows';
import type { Figure } from './figures';
import { pointsOf } from './points';

/** Which years of a figure exist for a see; a stretch is years one after another. */
export interface Coverage {
  years: number;
  first?: number;
  last?: number;
  stretches: { from: number; to: number }[];
}

/** @param rows by ascending year */
export function coverageOf(rows: StatisticsRow[], figure: Figure): Coverage {
  const years = pointsOf(rows, figure).flatMap(({ year, value }) => (value === null ? [] : [year]));
  const stretches: Coverage['stretches'] = [];
  for (const year of years) {
    const open = stretches.at(-1);
    if (open && open.to === year - 1) open.to = year;
    else stretches.push({ from: year, to: year });
  }
  return { years: years.length, first: years[0], last: years.at(-1), stretches };
}
