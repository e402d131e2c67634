import { useTranslations } from 'next-intl';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Metric } from '@/lib/skills/metrics';
import { useSeriesSentence } from './series-sentence';

/** The answer first: what is shown, and in a sentence what it shows. */
export function TrendsSummary({ series, measure }: { series: StatisticsSeries[]; measure: Metric }) {
  const t = useTranslations('trends');
  const metrics = useTranslations('metrics');
  const sentence = useSeriesSentence();
  const [first] = series;
  if (!first) {
    return (
      <>
        <h1 className="display mt-1">{t('start')}</h1>
        <p className="summary mt-3">{t('lede')}</p>
      </>
    );
  }
  const title = series.length === 1 ? first.dioceseName : t('headSeveral', { measure: metrics(measure), count: series.length });
  return (
    <>
      <h1 className="display mt-1">{title}</h1>
      <p className="summary mt-3">{series.map(({ dioceseName, rows }) => sentence(dioceseName, rows, measure, series.length === 1)).join(' ')}</p>
    </>
  );
}
