import { useLocale, useTranslations } from 'next-intl';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { between } from '@/components/ui/between';
import { EmptyBlock } from '@/components/ui/empty-block';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { RetrySeries, type LoadSeries } from './retry-series';

export interface AskedSeries {
  code: string;
  /** Place of its colour, 0 to 5. */
  place: number;
  outcome: Outcome<StatisticsSeries>;
}

/** The sees of the address that could not be shown, by their codes, each kind of reason once, with a way to ask again. */
export function UnansweredSeries({ asked, loadSeries }: { asked: AskedSeries[]; loadSeries: LoadSeries }) {
  const [locale, t] = [useLocale(), useTranslations('trends')];
  const unknown = asked.filter(({ outcome }) => outcome.kind === 'not-found');
  const failed = asked.filter(({ outcome }) => outcome.kind === 'refused' || outcome.kind === 'failed');
  const [first] = failed;
  return (
    <>
      {unknown.map(({ code }) => <EmptyBlock key={code} title={t('unknownCode', { code })} />)}
      {first && (first.outcome.kind === 'refused' || first.outcome.kind === 'failed') && (
        <div className="my-4">
          <OutcomeNotice outcome={first.outcome} calls={failed.length} />
          <p className="meta mt-2">{t('failedCodes', { codes: failed.map(({ code }) => code).join(between(locale)) })}</p>
          {!['queued', 'slow', 'unasked'].includes(first.outcome.reason) && <p className="acts mt-3"><RetrySeries codes={failed.map(({ code }) => code)} loadSeries={loadSeries} words={{ retry: t('retry', { count: failed.length }), retrying: t('retrying') }} /></p>}
        </div>
      )}
    </>
  );
}
