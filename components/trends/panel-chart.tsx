'use client';

import { useLocale } from 'next-intl';
import { memo, useSyncExternalStore } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis, type DotItemDotProps } from 'recharts';
import type { Locale } from '@/lib/i18n/routing';
import type { TrendPanel } from '@/lib/trends/lines';
import { axisNumber } from '@/lib/trends/numbers';
import { ticksOf } from '@/lib/trends/picture/panel-ticks';
import { yearTicks } from '@/lib/trends/value-axis';
import { CHART_BOTTOM, CHART_LEFT, CHART_TOP, LABEL_WIDTH, NARROW_LABEL_WIDTH, NO_LABELS } from './chart-frame';
import { bridgeKey, chartRecords, runKey } from './chart-records';
import type { ChartWords } from './chart-words';
import { Crosshair } from './crosshair';
import { EndLabels } from './end-labels';
import { SeriesMark } from './series-mark';

const WIDE = '(min-width: 46rem)';

function subscribe(change: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

/** Whether there is room for whole names beside the lines; the chart is drawn in the browser only. */
function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches, () => true);
}

/** A mark where it carries something: a lone year and the ends of a run. Marks on every year would hide the line. */
function markOf(place: number, run: { year: number }[]) {
  const ends = [run[0]?.year, run.at(-1)?.year];
  return function Mark({ index, cx, cy, value, payload }: DotItemDotProps) {
    const { year } = payload as { year: number };
    if (cx === undefined || cy === undefined || typeof value !== 'number' || !ends.includes(year)) return <g key={index} />;
    return <g key={index} className={`s${place + 1}`}><SeriesMark index={place} x={cx} y={cy} /></g>;
  };
}

/** The lines themselves; kept as they are while a reader goes through the years. */
const Lines = memo(function Lines({ panel, locale, height, right, most }: { panel: TrendPanel; locale: Locale; height: number; right: number; most: number }) {
  const ticks = ticksOf(panel);
  const [first, last] = panel.years;
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={chartRecords(panel.lines)} margin={{ top: CHART_TOP, right, bottom: 4, left: 4 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="year" type="number" domain={first === last ? [first - 1, last + 1] : [first, last]} ticks={yearTicks(first, last, most)}
          tickFormatter={String} interval={0} height={CHART_BOTTOM - 4} stroke="var(--ink-2)" tick={{ fontSize: 14 }} tickLine={false} allowDecimals={false}
        />
        <YAxis
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]} ticks={ticks} scale={panel.isLog ? 'log' : 'auto'} allowDataOverflow={panel.isLog} tickFormatter={(value: number) => axisNumber(value, locale, panel.isPercent)}
          width={CHART_LEFT - 4} stroke="var(--ink-2)" axisLine={false} tickLine={false} tick={{ fontSize: 14 }} interval={0}
        />
        {panel.baseYear !== undefined && <ReferenceLine y={100} stroke="var(--ink)" />}
        {panel.lines.flatMap(({ code, place, bridges }, index) =>
          bridges.map((_, bridge) => <Line key={code + bridgeKey(index, bridge)} dataKey={bridgeKey(index, bridge)} stroke={`var(--c${place + 1})`} strokeWidth={1} strokeDasharray="2 4" connectNulls isAnimationActive={false} dot={false} activeDot={false} />),
        )}
        {panel.lines.flatMap(({ code, place, runs }, index) =>
          runs.map((run, number) => (
            <Line
              key={code + runKey(index, number)} dataKey={runKey(index, number)} stroke={`var(--c${place + 1})`} strokeWidth={index === 0 ? 3 : 2.25}
              connectNulls isAnimationActive={false} type="linear" dot={markOf(place, run)} activeDot={false}
            />
          )),
        )}
      </LineChart>
    </ResponsiveContainer>
  );
});

/** Lines over the years, true to time, with gaps left open. Everything it shows stands in the table too. */
export default function PanelChart({ panel, words, height, isSmall }: { panel: TrendPanel; words: ChartWords; height: number; isSmall: boolean }) {
  const locale = useLocale();
  const wide = useWide();
  const isAlone = panel.lines.length === 1 && panel.see !== undefined;
  const labels = isAlone ? 0 : wide && !isSmall ? LABEL_WIDTH : NARROW_LABEL_WIDTH;
  const right = labels || NO_LABELS;
  return (
    <div className="relative" style={{ height }}>
      <div role="img" aria-label={`${words.title}. ${words.summary}`}>
        <Lines panel={panel} locale={locale} height={height} right={right} most={wide && !isSmall ? 9 : 4} />
      </div>
      {labels > 0 && <EndLabels panel={panel} locale={locale} width={labels} height={height} isNarrow={labels !== LABEL_WIDTH} />}
      <Crosshair panel={panel} words={words} locale={locale} right={right} />
    </div>
  );
}
