import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { Sparkline } from '@/components/ui/sparkline';
import { formatNumber, formatPercent } from '@/lib/format';
import { FieldValue } from './field-value';
import { fieldLabel } from './field-label';
import { readValue } from './read-value';
import type { StatisticsTable } from './statistics-table';

/** The latest years of a see, years as columns; `children` is the line that says who says so. */
export function RecentStatistics({ table, children, lang }: { table: StatisticsTable; children: ReactNode; lang?: string }) {
  const t = useTranslations('directory');
  const metrics = useTranslations('metrics');
  const fields = useTranslations('fields');
  const states = useTranslations('states');
  const locale = useLocale();
  const withChange = table.years.length > 1;
  const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), locale, 0)}`;
  const figures = table.figures.map(({ metric, values, change }) => ({
    key: metric,
    head: metrics(metric),
    cells: [...values.map((value) => (value === null ? null : (metric === 'percent_catholic' ? formatPercent : formatNumber)(value, locale))), ...(withChange ? [change === null ? ' ' : signed(change), <Sparkline key="course" values={values} at={table.years} />] : [])],
  }));
  const extra = table.extra.map(({ key, values }) => ({
    key,
    head: fieldLabel(fields, key),
    cells: [
      ...values.map((value) => {
        const read = readValue(value);
        return read && <FieldValue value={read} name={key} lang={lang} />;
      }),
      ...(withChange ? [' ', ' '] : []),
    ],
  }));
  return (
    <>
      <DataTable
        caption={t('statistics')} hideCaption label={t('statistics')} missing={states('noData')}
        head={[t('figure'), ...table.years.map(String), ...(withChange ? [t('change'), t('course')] : [])]} rows={[...figures, ...extra]}
      />
      <p className="meta mt-2">{t('fewYears', { count: table.years.length })}</p>
      {children}
    </>
  );
}
