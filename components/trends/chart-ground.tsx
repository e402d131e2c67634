import { usePlotArea } from 'recharts';
import type { Locale } from '@/lib/i18n/routing';
import type { TrendPanel } from '@/lib/trends/lines';
import { axisNumber } from '@/lib/trends/numbers';
import { ticksOf } from '@/lib/trends/picture/panel-ticks';
import { placeInYears, placeOn, yearsThatFit, yearTicks } from '@/lib/trends/value-axis';
import { CHART_TYPE } from './chart-frame';

/**
 * What stands behind the lines: rules, years and values, where the picture from the server has them. recharts' own axes measure every text, and each
 * measure makes the browser lay out the whole page.
 */
export function ChartGround({ panel, locale }: { panel: TrendPanel; locale: Locale }) {
  const plot = usePlotArea();
  if (!plot) return null;
  const { x, y, width, height } = plot;
  const ticks = ticksOf(panel);
  const toY = (value: number) => y + height * (1 - placeOn(ticks, value, panel.isLog));
  const rule = (value: number, stroke: string) => <line key={value} x1={x} x2={x + width} y1={toY(value)} y2={toY(value)} stroke={stroke} />;
  return (
    <g fontSize={CHART_TYPE} fill="var(--ink-2)">
      {ticks.map((tick, index) => rule(tick, index === 0 && tick === 0 ? 'var(--ink-2)' : 'var(--rule)'))}
      {panel.baseYear !== undefined && rule(100, 'var(--ink)')}
      <g textAnchor="end">
        {ticks.map((tick) => <text key={tick} x={x - 8} y={toY(tick) + 5}>{axisNumber(tick, locale, panel.isPercent)}</text>)}
      </g>
      <g className="axis-years" textAnchor="middle">
        {yearTicks(...panel.years, yearsThatFit(width, CHART_TYPE)).map((year) => <text key={year} x={x + width * placeInYears(panel.years, year)} y={y + height + 22}>{year}</text>)}
      </g>
    </g>
  );
}
