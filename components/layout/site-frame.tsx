import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { InspectorActions } from '@/components/inspector/inspector-means';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { DayBadge } from './day-badge';
import { Foot, type Answerer } from './foot';
import { FragmentEntries } from './fragment-entries';
import { PageChange } from './page-change';
import { ReaderDay } from './reader-day';
import { TopBar } from './top-bar';

/**
 * What stands around every page: band, bar, <main>, foot. A page brings only what is inside <main>.
 * @param days the dates that may be the reader's today, with what is celebrated
 * @param likely the date to take where the reader's is not known
 * @param inspector what the inspector can have done on the server
 * @param path the address without its language, where the router does not know it (a page that was not found)
 */
export function SiteFrame(props: { days: LiturgicalDay[]; likely: string; agent: Answerer; inspector: InspectorActions; path?: string; children: ReactNode }) {
  const { days, likely, agent, inspector, path, children } = props;
  const t = useTranslations('layout');
  const each = (node: (day: LiturgicalDay) => ReactNode) => days.map((day) => ({ date: day.date, node: node(day) }));
  return (
    <>
      <a className="skip" href="#main">{t('skip')}</a>
      <FragmentEntries />
      <PageChange words={t('opening')} />
      <ReaderDay likely={likely} days={each((day) => <div className={`band lit-${day.celebrations[0].colour}`} aria-hidden="true" />)} />
      <TopBar badge={<ReaderDay likely={likely} days={each((day) => <DayBadge day={day} />)} />} />
      <main id="main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
      <Foot agent={agent} path={path} inspector={inspector} />
    </>
  );
}
