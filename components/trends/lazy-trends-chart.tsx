'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { CHART_HEIGHT } from './chart-frame';
import type { ChartSeries } from './chart-series';

function Placeholder() {
  const t = useTranslations('trends');
  return <p className="meta chart-space border-y border-rule py-2" style={{ height: CHART_HEIGHT }}>{t('loading')}</p>;
}

/** recharts draws nothing on the server and weighs more than the page: it is fetched after it, into a space kept for it. */
const TrendsChart = dynamic(() => import('./trends-chart'), { ssr: false, loading: Placeholder });

/** The chart of a trends page; without scripts its space says that the table holds the same figures. */
export function LazyTrendsChart(props: { series: ChartSeries[]; summary: string }) {
  return <TrendsChart {...props} />;
}
