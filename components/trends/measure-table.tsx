import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { formatNumber } from '@/lib/format';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Metric } from '@/lib/skills/metrics';
import { SeriesSample } from './series-mark';
import { shortSeeName } from './short-see-name';

/** One measure of several sees, newest year first; years nobody reported are not rows. */
export function MeasureTable({ series, measure }: { series: StatisticsSeries[]; measure: Metric }) {
  const locale = useLocale();
  const t = useTranslations('trends');
  const known = series.map(({ rows }) => new Map(rows.map((row) => [row.year, row.values[measure]])));
  const years = [...new Set(series.flatMap(({ rows }) => rows.filter((row) => row.values[measure] !== null).map((row) => row.year)))].sort((a, b) => b - a);
  return (
    <DataTable
      label={t('table')} caption={t('table')} hideCaption missing={t('noData')}
      head={[t('year'), ...series.map(({ dioceseName }, index) => <span key={index}><SeriesSample index={index} />{shortSeeName(dioceseName)}</span>)]}
      rows={years.map((year) => ({
        key: String(year),
        head: year,
        cells: known.map((values) => (typeof values.get(year) === 'number' ? formatNumber(values.get(year) ?? 0, locale) : undefined)),
      }))}
    />
  );
}
