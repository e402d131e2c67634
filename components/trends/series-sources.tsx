import { useTranslations } from 'next-intl';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';

/** The yearbooks behind the rows, where the agent names them, and whether single places were inferred: for the provenance line. */
export function useSeriesSources(): (series: StatisticsSeries[]) => string[] {
  const t = useTranslations('trends');
  return (series) => {
    const rows = series.flatMap((one) => one.rows);
    const named = [...new Set(rows.map((row) => row.extra.source).filter((source): source is string => typeof source === 'string'))].sort();
    const list = named.length > 4 ? `${named[0]} … ${named.at(-1)}` : named.join(', ');
    return [named.length > 0 ? t('sources', { count: named.length, list }) : '', rows.some((row) => row.extra.columns_inferred === true) ? t('inferred') : ''].filter(Boolean);
  };
}
