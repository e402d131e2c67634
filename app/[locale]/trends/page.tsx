import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { pageMetadata } from '@/app/page-metadata';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { ChosenDioceses } from '@/components/trends/chosen-dioceses';
import { TrendsSummary } from '@/components/trends/trends-summary';
import { MAX_DIOCESES, readTrends, writeTrends } from '@/components/trends/trends-address';
import { TrendsControls } from '@/components/trends/trends-controls';
import { TrendsStart } from '@/components/trends/trends-start';
import { TrendsView } from '@/components/trends/trends-view';
import { UnansweredSeries } from '@/components/trends/unanswered-series';
import { EmptyBlock } from '@/components/ui/empty-block';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localizedPath } from '@/lib/i18n/language-tag';
import { redirect } from '@/lib/i18n/navigation';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { findSeries, loadSeries, retrySeries } from './actions';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const queryOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim().slice(0, 200) ?? '';
const isFound = <T extends { outcome: Outcome<StatisticsSeries> }>(one: T): one is T & { outcome: Extract<Outcome<StatisticsSeries>, { kind: 'found' }> } => one.outcome.kind === 'found';

async function readSeries(codes: string[]) {
  const outcomes = codes.length > 0 ? await loadSeries(codes) : [];
  return codes.flatMap((code, index) => (outcomes[index] ? [{ code, outcome: outcomes[index] }] : []));
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, t, metrics] = [await getLocale(), await getTranslations('trends'), await getTranslations('metrics')];
  const state = readTrends(await searchParams);
  const names = (await readSeries(state.dioceses)).filter(isFound).map(({ outcome }) => outcome.value.dioceseName);
  const title = names.length > 0 ? `${metrics(state.measure)} · ${names.join(', ')}` : t('title');
  return pageMetadata({ locale, path: writeTrends(state), title, description: names.length > 0 ? t('description', { names: names.join(', ') }) : t('lede') });
}

export default async function TrendsPage({ searchParams }: Props) {
  const [locale, t] = [await getLocale(), await getTranslations('trends')];
  const parameters = await searchParams;
  const state = readTrends(parameters);
  const query = queryOf(parameters.q);
  const sought = query ? await findSeries(query) : undefined;
  if (sought?.kind === 'found' && sought.value.sourceCode) {
    const dioceses = [...new Set([...state.dioceses, sought.value.sourceCode])].slice(0, MAX_DIOCESES);
    redirect({ href: writeTrends({ ...state, dioceses }), locale });
  }
  const asked = await readSeries(state.dioceses);
  const found = asked.filter(isFound);
  const withRows = found.filter(({ outcome }) => outcome.value.rows.length > 0);
  const [head, ...rest] = withRows.map(({ outcome }) => outcome);
  const shown = { ...state, dioceses: withRows.map(({ code }) => code) };
  return (
    <>
      <header className="pagehead">
        <p className="rub">{t('title')}</p>
        <TrendsSummary series={withRows.map(({ outcome }) => outcome.value)} measure={state.measure} />
      </header>
      <TrendsControls action={localizedPath('/trends', locale)} state={state} query={query} />
      <CallCost of="series" />
      {state.tooMany && <p className="meta mb-4">{t('tooMany')}</p>}
      {state.badMeasure && <p className="meta mb-4">{t('badMeasure')}</p>}
      {sought?.kind === 'not-found' && <EmptyBlock title={t('notFound', { query })} />}
      {(sought?.kind === 'refused' || sought?.kind === 'failed') && <OutcomeNotice outcome={sought} />}
      <ClientMessages namespaces={['trends']}>
        <UnansweredSeries asked={asked} loadSeries={retrySeries} />
        {found.filter(({ outcome }) => outcome.value.rows.length === 0).map(({ code, outcome }) => <EmptyBlock key={code} title={t('noRows', { name: outcome.value.dioceseName })} />)}
        {head ? (
          <>
            <ChosenDioceses state={shown} names={new Map(withRows.map(({ code, outcome }) => [code, outcome.value.dioceseName]))} />
            <TrendsView found={[head, ...rest]} state={shown} />
          </>
        ) : (
          <TrendsStart />
        )}
      </ClientMessages>
    </>
  );
}
