import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { formatNumber } from '@/lib/format';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import { METRICS } from '@/lib/skills/metrics';

/** All measures of one see that are known for any year, newest year first. */
export function DioceseTable({ series }: { series: StatisticsSeries }) {
  const locale = useLocale();
  const t = useTranslations('trends');
  const metrics = useTranslations('metrics');
  const measures = METRICS.filter((metric) => series.rows.some((row) => row.values[metric] !== null));
  return (
    <DataTable
      label={t('allFigures', { name: series.dioceseName })} caption={t('allFigures', { name: series.dioceseName })} hideCaption missing={t('noData')}
      head={[t('year'), ...measures.map((metric) => metrics(metric))]}
      rows={[...series.rows].reverse().map((row) => ({
        key: String(row.year),
        head: row.year,
        cells: measures.map((metric) => (row.values[metric] === null ? undefined : formatNumber(row.values[metric], locale))),
      }))}
    />
  );
}
