import type { StatisticsRow } from '@/lib/skills/statistics-rows';
import { unitOf, type Figure } from './figures';
import { baseYearOf, indexed } from './indexed';
import { pointsOf, type FigurePoint } from './points';
import { gapsOf, segmentsOf, type Point } from './segments';
import type { TrendsState } from './trends-address';

/** A see with its rows, at the place of its colour, 0 to 5; `label` is its name beside a line. */
export interface SeeSeries {
  code: string;
  place: number;
  name: string;
  label: string;
  rows: StatisticsRow[];
}

/** One line of a chart: plain data, so that it can travel to the browser. */
export interface TrendLine {
  code: string;
  place: number;
  name: string;
  /** As drawn: in the unit of the figure, or as percent of the base year. */
  points: Point[];
  /** Runs of points to be joined; see `segmentsOf`. */
  runs: Point[][];
  /** Gaps that a faint line may cross; empty where the reader wants them open. */
  bridges: [Point, Point][];
}

/** One chart: lines with one unit and one scale. */
export interface TrendPanel {
  figure: Figure;
  /** Set where each see has a chart of its own. */
  see?: string;
  lines: TrendLine[];
  isPercent: boolean;
  /** 100 is the value of this year; absent where values are as they are. */
  baseYear?: number;
  /** Sees that have no value in the base year and are left out. */
  withoutBase: string[];
  /** Why a logarithmic scale cannot be drawn though it was wanted: these years are zero or less. */
  notLog?: { name: string; year: number }[];
  isLog: boolean;
  /** First and last year of the time axis, and least and largest value; the same in all charts of one figure. */
  years: [number, number];
  values: [number, number];
}

export interface SeeFigures extends SeeSeries {
  figure: Figure;
  points: FigurePoint[];
}

const inYears = ({ from = -Infinity, to = Infinity }: TrendsState) => ({ year }: { year: number }) => year >= from && year <= to;
const known = (points: FigurePoint[]): Point[] => points.flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]));

/** What the table shows and the lines rest on: every figure of every see in the years of the view; doubts are found from all years. */
export function figuresOf(sees: SeeSeries[], state: TrendsState): SeeFigures[] {
  return state.figures.flatMap((figure) => sees.map((see) => ({ ...see, figure, points: pointsOf(see.rows, figure).filter(inYears(state)) })));
}

/** A share is drawn from zero whatever is sent; in an index the 100 must be on the axis. */
function boundsOf(lines: TrendLine[], baseYear: number | undefined): Pick<TrendPanel, 'years' | 'values'> {
  const points = lines.flatMap((line) => line.points);
  const years = points.map(({ year }) => year);
  const values = points.map(({ value }) => value).concat(baseYear === undefined ? [] : [100]);
  return { years: [Math.min(...years), Math.max(...years)], values: [Math.min(...values), Math.max(...values)] };
}

function panelsOf(figure: Figure, sees: SeeFigures[], state: TrendsState): TrendPanel[] {
  const all = sees.filter(({ points }) => known(points).length > 0);
  if (all.length === 0) return [];
  const baseYear = state.view === 'indexed' ? baseYearOf(all.map(({ points }) => known(points)), state.base) : undefined;
  const isIndexed = baseYear !== undefined;
  const withoutBase = isIndexed ? all.filter(({ points }) => indexed(points, baseYear) === undefined).map(({ label }) => label) : [];
  const lines = all.flatMap(({ code, place, label: name, points }): TrendLine[] => {
    const drawn = isIndexed ? indexed(points, baseYear) : points;
    if (!drawn) return [];
    const runs = segmentsOf(drawn);
    return [{ code, place, name, points: known(drawn), runs, bridges: state.gaps === 'bridged' ? gapsOf(runs) : [] }];
  });
  const notLog = state.scale === 'log' ? lines.flatMap(({ name, points }) => points.filter(({ value }) => value <= 0).map(({ year }) => ({ name, year }))) : [];
  const panel: TrendPanel = {
    figure, lines, withoutBase, isPercent: !isIndexed && unitOf(figure) === 'percent', isLog: state.scale === 'log' && notLog.length === 0,
    ...(isIndexed ? { baseYear } : {}), ...(notLog.length > 0 ? { notLog } : {}), ...boundsOf(lines, baseYear),
  };
  return state.layout === 'multiples' && lines.length > 1 ? lines.map((line) => ({ ...panel, see: line.name, lines: [line] })) : [panel];
}

/** The charts of a view in order: one for each figure that has a value, or one for each see and figure. */
export function panelsOfView(figures: SeeFigures[], state: TrendsState): TrendPanel[] {
  return state.figures.flatMap((figure) => panelsOf(figure, figures.filter((one) => one.figure === figure), state));
}

