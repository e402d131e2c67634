import type { StatisticsRow } from '@/lib/skills/statistics-rows';
import { figureIn, measuresOf, unitOf, type Figure } from './figures';
import type { Point } from './segments';
import { stepsOf } from './steps';

/**
 * What a reader should know of a figure before trusting it. `computed`: worked out here from two others. `inferred`: its place in the source
 * was found from neighbouring years. `over-100`: more than all. `negative`: less than none. `step`: a jump that may be a change of territory.
 */
export type Doubt = 'computed' | 'inferred' | 'over-100' | 'negative' | 'step';

/** A year of one see for one figure; null is "no data". */
export interface FigurePoint {
  year: number;
  value: number | null;
  doubts: Doubt[];
  /** The yearbook, where the row names it. */
  source?: string;
  /** What was known before a step. */
  before?: Point;
}

/** Catholics per priest follow from two other columns; where the agent left them out they are worked out, and say so. */
function valueOf(row: StatisticsRow, figure: Figure): { value: number | null; isComputed: boolean } {
  const value = figureIn(row, figure);
  if (value !== null || figure !== 'catholics_per_priest') return { value, isComputed: false };
  const { catholics, total_priests: priests } = row.values;
  return catholics === null || !priests ? { value, isComputed: false } : { value: Math.round(catholics / priests), isComputed: true };
}

/** `columns_inferred` is true for a whole row, or names the measures. */
function isInferred({ extra: { columns_inferred: sent } }: StatisticsRow, figure: Figure): boolean {
  return sent === true || (Array.isArray(sent) && measuresOf(figure).some((measure) => sent.includes(measure)));
}

const sourceOf = ({ extra: { source } }: StatisticsRow) => (typeof source === 'string' && source.trim() ? source.trim() : undefined);

/**
 * One figure of one see, year by year, with its doubts.
 * @param rows by ascending year, each year once
 */
export function pointsOf(rows: StatisticsRow[], figure: Figure): FigurePoint[] {
  const steps = stepsOf(rows, figure);
  return rows.map((row) => {
    const { value, isComputed } = valueOf(row, figure);
    const [source, before] = [sourceOf(row), value === null ? undefined : steps.get(row.year)];
    const doubts: [Doubt, boolean][] = value === null ? [] : [
      ['computed', isComputed],
      ['inferred', isInferred(row, figure)],
      ['over-100', unitOf(figure) === 'percent' && value > 100],
      ['negative', value < 0],
      ['step', before !== undefined],
    ];
    return { year: row.year, value, doubts: doubts.flatMap(([doubt, holds]) => (holds ? [doubt] : [])), ...(source ? { source } : {}), ...(before ? { before } : {}) };
  });
}
