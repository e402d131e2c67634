import { useLocale, useTranslations } from 'next-intl';
import { between } from '@/components/ui/between';
import type { TrendPanel } from '@/lib/trends/lines';
import type { TrendsState } from '@/lib/trends/trends-address';
import { oneAfterAnother } from '@/lib/trends/words';

/** How to read the charts of this view, and what could not be drawn as it was wanted. */
export function ViewRules({ panels, state }: { panels: TrendPanel[]; state: TrendsState }) {
  const [locale, t] = [useLocale(), useTranslations('trends')];
  // Each chart of several has its own reasons; those of sees apart are the same for all.
  const notes = panels.flatMap(({ baseYear, withoutBase, notLog, isLog }) => [
    state.view === 'indexed' && (baseYear === undefined ? t('noBase') : t('bases', { year: String(baseYear) })),
    baseYear !== undefined && state.base !== undefined && baseYear !== state.base && t('otherBase', { wanted: String(state.base) }),
    withoutBase.length > 0 && t('withoutBase', { year: String(baseYear), names: withoutBase.join(between(locale)) }),
    notLog && t('notLog', { list: notLog.slice(0, 4).map(({ name, year }) => `${name} ${year}`).join(between(locale)) + (notLog.length > 4 ? ' …' : '') }),
    isLog && t('logRule'),
  ]);
  return oneAfterAnother([...new Set([t('rule'), t(state.gaps === 'bridged' ? 'bridgeRule' : 'openRule'), ...notes])].filter((note): note is string => Boolean(note)), locale);
}
