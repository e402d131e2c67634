import type { TrendLine, TrendPanel } from '../lines';
import type { Point } from '../segments';
import { spread } from '../spread';
import { placeInYears, placeOn } from '../value-axis';
import { ticksOf } from './panel-ticks';

/** Edges of the part of a chart in which its lines are. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PlacedEnd {
  line: TrendLine;
  end: Point;
  /** Middle of the name, from the top. */
  y: number;
  /** From the end of the line to its name, where they are not side by side. */
  leader?: [[number, number], [number, number]];
}

/** How far the mark and the text of a name stand from the plot. */
export const [MARK_OFF, NAME_OFF] = [12, 22];

/** Names nearer to each other would touch, in parts of the type size. */
const APART = 1.42;

/**
 * The names at line ends, moved apart where they would cover each other: of the picture and of the chart that takes its place, so that nothing
 * jumps. @param size of the type
 */
export function placedEnds(panel: TrendPanel, { left, right, top, bottom }: Plot, size: number): PlacedEnd[] {
  const ticks = ticksOf(panel);
  const ends = panel.lines.flatMap((line) => {
    const end = line.points.at(-1);
    return end ? [{ line, end, x: left + placeInYears(panel.years, end.year) * (right - left), own: bottom - placeOn(ticks, end.value, panel.isLog) * (bottom - top) }] : [];
  });
  const places = spread(ends.map(({ own }) => own), size * APART, top, bottom);
  return ends.map(({ line, end, x, own }, row) => {
    const y = places[row] ?? top;
    const isAside = end.year >= panel.years[1] && Math.abs(y - own) <= 2;
    return { line, end, y, ...(isAside ? {} : { leader: [[x + 7, own], [right + 4, y]] }) };
  });
}
