'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis, type DotItemDotProps } from 'recharts';
import { formatNumber } from '@/lib/format';
import { CHART_BOTTOM, CHART_HEIGHT, CHART_LEFT, CHART_TOP } from './chart-frame';
import { chartRecords, runKey, type ChartSeries } from './chart-series';
import { ChartTip } from './chart-tip';
import { EndLabels } from './end-labels';
import { SeriesMark } from './series-mark';
import { valueTicks, yearTicks } from './value-axis';

const WIDE = '(min-width: 46rem)';
const LABEL_WIDTH = 215;

function subscribe(change: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

/** Room for names beside the lines, or not; the chart is drawn in the browser only. */
function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches, () => true);
}

/** A mark where it carries something: a lone year and the ends of a run. Marks on every year would hide the line. */
function markOf(seriesIndex: number, run: { year: number }[]) {
  const ends = [run[0]?.year, run.at(-1)?.year];
  return function Mark({ index, cx, cy, value, payload }: DotItemDotProps) {
    const { year } = payload as { year: number };
    if (cx === undefined || cy === undefined || typeof value !== 'number' || !ends.includes(year)) return <g key={index} />;
    return <g key={index} className={`s${seriesIndex + 1}`}><SeriesMark index={seriesIndex} x={cx} y={cy} /></g>;
  };
}

/** Lines over the years, true to time, with gaps left open. Everything it shows stands in the table too. */
export default function TrendsChart({ series, summary }: { series: ChartSeries[]; summary: string }) {
  const locale = useLocale();
  const t = useTranslations('trends');
  const wide = useWide();
  const records = chartRecords(series);
  const years = records.map((record) => record.year);
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0];
  const ticks = valueTicks(series.flatMap(({ segments }) => segments.flat().map((point) => point.value)));
  const domain: [number, number] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const compact = new Intl.NumberFormat(locale === 'mt' ? 'en' : locale, { notation: 'compact', maximumFractionDigits: 1 });
  const right = wide ? LABEL_WIDTH : 16;
  return (
    <div className="relative" style={{ height: CHART_HEIGHT }}>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <LineChart data={records} margin={{ top: CHART_TOP, right, bottom: 4, left: 4 }} title={t('chartLabel', { summary })}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="year" type="number" domain={first === last ? [first - 1, last + 1] : [first, last]} ticks={yearTicks(first, last, wide ? 9 : 5)}
            tickFormatter={String} interval={0} height={CHART_BOTTOM - 4} stroke="var(--ink-2)" tick={{ fontSize: 14 }} tickLine={false} allowDecimals={false} padding={{ left: 8, right: 8 }}
          />
          <YAxis domain={domain} ticks={ticks} tickFormatter={(value: number) => compact.format(value)} width={CHART_LEFT - 4} axisLine={false} tickLine={false} tick={{ fontSize: 14 }} />
          <Tooltip isAnimationActive={false} cursor={{ stroke: 'var(--rule-strong)' }} content={<ChartTip series={series} locale={locale} missing={t('noData')} />} />
          {series.flatMap(({ name, segments }, seriesIndex) =>
            segments.map((run, runIndex) => (
              <Line
                key={runKey(seriesIndex, runIndex)} dataKey={runKey(seriesIndex, runIndex)} name={name} stroke={`var(--c${seriesIndex + 1})`}
                strokeWidth={seriesIndex === 0 ? 3 : 2.25} connectNulls isAnimationActive={false} dot={markOf(seriesIndex, run)} activeDot={{ r: 5, fill: `var(--c${seriesIndex + 1})` }}
              />
            )),
          )}
        </LineChart>
      </ResponsiveContainer>
      {wide && <EndLabels series={series} domain={domain} lastYear={last} width={LABEL_WIDTH} format={(value) => formatNumber(value, locale)} />}
    </div>
  );
}
