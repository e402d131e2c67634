import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, formatPercent } from '@/lib/format';
import type { Metric } from '@/lib/skills/metrics';
import type { StatisticsRow } from '@/lib/skills/statistics-rows';
import { shortSeeName } from './short-see-name';
import { summarise } from './summarise';

/**
 * Says in a sentence what the chart of a see shows; for the page and for the chart's own description.
 * A see that stands alone has the measure named and its peak, several have their short names.
 */
export function useSeriesSentence(): (name: string, rows: StatisticsRow[], measure: Metric, alone: boolean) => string {
  const locale = useLocale();
  const t = useTranslations('trends');
  const metrics = useTranslations('metrics');
  return (name, rows, measure, alone) => {
    const summary = summarise(rows, measure);
    const number = (value: number) => (measure === 'percent_catholic' ? formatPercent(value, locale) : formatNumber(value, locale));
    const named = { subject: alone ? t('subject', { measure: metrics(measure), name }) : shortSeeName(name) };
    if (summary.kind === 'none') return t('none', named);
    if (summary.kind === 'one') return t('one', { ...named, value: number(summary.point.value), year: String(summary.point.year) });
    const { first, last, peak, percentChange } = summary;
    const change = percentChange === null ? '–' : `${percentChange > 0 ? '+' : ''}${formatPercent(percentChange, locale, 0).replace('-', '−')}`;
    const said = t('change', { ...named, start: number(first.value), from: String(first.year), end: number(last.value), to: String(last.year), change });
    return alone ? `${said} ${t('peak', { value: number(peak.value), year: String(peak.year) })}` : said;
  };
}
