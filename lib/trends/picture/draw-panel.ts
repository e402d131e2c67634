import type { Locale } from '@/lib/i18n/routing';
import { axisNumber, figureNumber } from '../numbers';
import type { TrendPanel } from '../lines';
import { endsOf, type Point } from '../segments';
import { placeInYears, placeOn, yearsThatFit, yearTicks } from '../value-axis';
import { markOf, roleOf, round, type DrawnText, type Shape } from './drawing';
import { ticksOf } from './panel-ticks';
import { MARK_OFF, NAME_OFF, placedEnds } from './placed-ends';
import { fitted, textWidth } from './text-width';

/** Where a chart is drawn, and how large its type is. `labels` is the room at the right for names, and where there is enough for values; 0 for none. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  labels: number;
  locale: Locale;
  /** Room around the plot, where another drawing has it fixed; else as the texts need. */
  insets?: { left: number; right: number; top: number; bottom: number };
}

const path = (points: [number, number][]) => points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** One chart: axes, lines true to time, gaps open or bridged, names at line ends that never cover each other. */
export function drawPanel(panel: TrendPanel, frame: Frame): { shapes: Shape[]; texts: DrawnText[] } {
  const { x, y, width, height, size, labels, locale, insets } = frame;
  const ticks = ticksOf(panel);
  const [, last] = panel.years;
  const axis = ticks.map((tick) => axisNumber(tick, locale, panel.isPercent));
  const [left, right] = [x + (insets?.left ?? Math.max(...axis.map((text) => textWidth(text, size))) + 12), x + width - (insets?.right ?? (labels || size))];
  const [top, bottom] = [y + (insets?.top ?? size / 2 + 2), y + height - (insets?.bottom ?? size * 1.9)];
  const toX = (year: number) => left + placeInYears(panel.years, year) * (right - left);
  const toY = (value: number) => bottom - placeOn(ticks, value, panel.isLog) * (bottom - top);
  const at = ({ year, value }: Point): [number, number] => [toX(year), toY(value)];

  const shapes: Shape[] = ticks.map((tick, index) => ({ d: path([[left, toY(tick)], [right, toY(tick)]]), stroke: index === 0 && tick === 0 ? 'ink-2' : 'rule', width: 1 }));
  if (panel.baseYear !== undefined) shapes.push({ d: path([[left, toY(100)], [right, toY(100)]]), stroke: 'ink', width: 1 });
  const texts: DrawnText[] = axis.map((text, index) => ({ x: round(left - 8), y: round(toY(ticks[index] ?? 0) + size * 0.35), text, size, colour: 'ink-2', anchor: 'end' }));
  for (const year of yearTicks(...panel.years, yearsThatFit(right - left, size))) texts.push({ x: round(toX(year)), y: round(bottom + size * 1.55), text: String(year), size, colour: 'ink-2', anchor: 'middle' });

  panel.lines.forEach((line, index) => {
    const stroke = roleOf(line.place);
    for (const bridge of line.bridges) shapes.push({ d: path(bridge.map(at)), stroke, width: 1, dash: '2 4' });
    for (const run of line.runs) if (run.length > 1) shapes.push({ d: path(run.map(at)), stroke, width: index === 0 ? 3 : 2.25 });
    for (const point of endsOf(line.runs)) shapes.push(markOf(line.place, ...at(point)));
  });
  if (labels) {
    for (const { line, end, y: place, leader } of placedEnds(panel, { left, right, top, bottom }, size)) {
      const value = labels < size * 10 ? '' : `${figureNumber(end.value, locale, panel)}${end.year < last ? ` (${end.year})` : ''}`;
      if (leader) shapes.push({ d: path(leader), stroke: 'rule-strong', width: 1, dash: '1 3' });
      shapes.push(markOf(line.place, right + MARK_OFF, place));
      const name = fitted(line.name, size * 1.06, labels - 30 - textWidth(value, size));
      texts.push({ x: round(right + NAME_OFF), y: round(place + size * 0.35), text: name, size, colour: 'ink', anchor: 'start', bold: true, ...(value ? { tail: value } : {}) });
    }
  }
  return { shapes, texts };
}
