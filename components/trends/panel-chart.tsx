'use client';

import { useLocale } from 'next-intl';
import { memo, useSyncExternalStore } from 'react';
import { Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Locale } from '@/lib/i18n/routing';
import type { TrendPanel } from '@/lib/trends/lines';
import { ticksOf } from '@/lib/trends/picture/panel-ticks';
import { CHART_BOTTOM, CHART_LEFT, CHART_TOP, LABEL_WIDTH, labelRoom, NO_LABELS } from './chart-frame';
import { ChartGround } from './chart-ground';
import { bridgeKey, chartRecords, runKey } from './chart-records';
import type { ChartWords } from './chart-words';
import { Crosshair } from './crosshair';
import { EndLabels } from './end-labels';
import { EndLeaders } from './end-leaders';
import type { PointerPlace } from './kept-pointer';
import { RunEnds } from './run-ends';

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

/** The lines themselves; kept as they are while a reader goes through the years. */
const Lines = memo(function Lines({ panel, locale, height, right }: { panel: TrendPanel; locale: Locale; height: number; right: number }) {
  const ticks = ticksOf(panel);
  const [first, last] = panel.years;
  const shared = { connectNulls: true, isAnimationActive: false, dot: false, activeDot: false } as const;
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={chartRecords(panel.lines)} margin={{ top: CHART_TOP, right, bottom: 4, left: 4 }} accessibilityLayer={false}>
        <XAxis dataKey="year" type="number" domain={first === last ? [first - 1, last + 1] : [first, last]} height={CHART_BOTTOM - 4} tick={false} axisLine={false} niceTicks="none" />
        <YAxis domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]} scale={panel.isLog ? 'log' : 'linear'} allowDataOverflow={panel.isLog} width={CHART_LEFT - 4} tick={false} axisLine={false} niceTicks="none" />
        <ChartGround panel={panel} locale={locale} />
        {panel.lines.flatMap(({ code, place, bridges }, index) =>
          bridges.map((_, bridge) => <Line key={code + bridgeKey(index, bridge)} {...shared} dataKey={bridgeKey(index, bridge)} stroke={`var(--c${place + 1})`} strokeWidth={1} strokeDasharray="2 4" />),
        )}
        {panel.lines.flatMap(({ code, place, runs }, index) =>
          // A year alone is no line, but a mark.
          runs.map((run, number) => run.length > 1 && <Line key={code + runKey(index, number)} {...shared} dataKey={runKey(index, number)} stroke={`var(--c${place + 1})`} strokeWidth={index === 0 ? 3 : 2.25} />),
        )}
        <RunEnds panel={panel} />
        {panel.see === undefined && <EndLeaders panel={panel} />}
      </LineChart>
    </ResponsiveContainer>
  );
});

interface ChartProps {
  panel: TrendPanel;
  words: ChartWords;
  height: number;
  isSmall: boolean;
  /** Where a reader has pointed at the picture that stood here before. */
  pointed: () => PointerPlace | undefined;
}

/** Lines over the years, true to time. Everything it shows stands in the table too. */
export default function PanelChart({ panel, words, height, isSmall, pointed }: ChartProps) {
  const locale = useLocale();
  const wide = useWide();
  const labels = labelRoom(panel, wide && !isSmall);
  const right = labels || NO_LABELS;
  return (
    <div className="relative" style={{ height }}>
      <div role="img" aria-label={`${words.title}. ${words.summary}`}>
        <Lines panel={panel} locale={locale} height={height} right={right} />
      </div>
      {labels > 0 && <EndLabels panel={panel} locale={locale} width={labels} height={height} isNarrow={labels !== LABEL_WIDTH} />}
      <Crosshair panel={panel} words={words} locale={locale} right={right} pointed={pointed} />
    </div>
  );
}
