import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { ChosenDioceses } from '@/components/trends/chosen-dioceses';
import { embedHeight } from '@/components/trends/embed-height';
import { FigurePicker } from '@/components/trends/figure-picker';
import { sortedYears } from '@/components/trends/sorted-years';
import { SoughtDiocese } from '@/components/trends/sought-diocese';
import { TakeAway } from '@/components/trends/take-away';
import { TrendsSummary } from '@/components/trends/trends-summary';
import { TrendsControls } from '@/components/trends/trends-controls';
import { TrendsStart } from '@/components/trends/trends-start';
import { TrendsView } from '@/components/trends/trends-view';
import { UnansweredSeries } from '@/components/trends/unanswered-series';
import { UnreadAddress } from '@/components/layout/unread-address';
import { between } from '@/components/ui/between';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { redirect } from '@/lib/i18n/navigation';
import { embedAddress } from '@/lib/trends/file-address';
import { panelsOfView } from '@/lib/trends/lines';
import { areSeveral, chosenFrom, nearTo } from '@/lib/trends/offered';
import { codesOf, readTrends, withDiocese, writeTrends } from '@/lib/trends/trends-address';
import { typedWords } from '@/lib/typed-words';
import { findSeries, retrySeries } from './actions';
import { offeredSees } from './offered-sees';
import { readView } from './read-view';
import { trendsMetadata } from './trends-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return trendsMetadata(readTrends(await searchParams));
}

export default async function TrendsPage({ searchParams }: Props) {
  const [locale, t] = [await getLocale(), await getTranslations('trends')];
  const parameters = await searchParams;
  const { unread, tooMany, tooManyFigures, ...state } = readTrends(parameters);
  const query = typedWords(parameters.q, 200);
  const offered = await offeredSees(codesOf(state));
  const chosen = query ? chosenFrom(offered, query) : undefined;
  if (chosen) redirect({ href: writeTrends(withDiocese(state, chosen)), locale });
  const sought = query && !areSeveral(offered, query) ? await findSeries(query) : undefined;
  if (sought?.kind === 'found' && sought.value.sourceCode && sought.value.rows.length > 0) redirect({ href: writeTrends(withDiocese(state, sought.value.sourceCode)), locale });
  // The fields of the form say the years apart; a view has one address only.
  if (!query && unread.length === 0 && ('from' in parameters || 'to' in parameters)) redirect({ href: writeTrends(state), locale });
  const { asked, found, sees, figures } = await readView(state);
  const [head, ...rest] = found;
  const years = [...new Set(sees.flatMap(({ rows }) => rows.map(({ year }) => year)))].sort((a, b) => a - b);
  return (
    <>
      <header className="pagehead">
        <p className="rub">{t('title')}</p>
        <TrendsSummary figures={figures} />
      </header>
      <TrendsControls action={localizedPath('/trends', locale)} state={state} query={query} years={years} offered={offered} />
      <CallCost of="series" />
      {tooMany && <p className="meta mb-4">{t('tooMany')}</p>}
      {tooManyFigures && <p className="meta mb-4">{t('firstFour')}</p>}
      <UnreadAddress names={unread} />
      {query && <SoughtDiocese state={state} query={query} sought={sought} near={nearTo(offered, query)} />}
      <UnansweredSeries asked={asked} loadSeries={retrySeries} />
      {asked.map(({ code, outcome }) => outcome.kind === 'found' && outcome.value.rows.length === 0 && <EmptyBlock key={code} title={t('noRows', { name: outcome.value.dioceseName })} />)}
      {asked.length > 0 && <ChosenDioceses state={state} sees={sees} />}
      {head ? (
        <>
          <TrendsView found={[head, ...rest]} figures={figures} state={state} />
          <FigurePicker state={state} sees={sees} />
          <TakeAway state={state} hasPicture={figures.some(({ points }) => points.some(({ value }) => value !== null))} isWhole={asked.every(({ outcome }) => outcome.kind === 'found' || outcome.kind === 'not-found')} embedUrl={env().SITE_URL + embedAddress(state, locale)} embedHeight={embedHeight(state, panelsOfView(figures, state).length, sortedYears(figures, state.sort).length)} title={sees.map(({ name }) => name).join(between(locale))} />
          <p className="noprint mt-4"><TextLink href="/trends/ranking">{t('ranking.title')}</TextLink></p>
        </>
      ) : (
        <TrendsStart />
      )}
    </>
  );
}
