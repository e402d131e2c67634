import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { countryName } from '@/components/directory/country-name';
import { ComputedHere } from '@/components/layout/computed-here';
import { RankingForm } from '@/components/trends/ranking-form';
import { RankingTable } from '@/components/trends/ranking-table';
import { UnreadAddress } from '@/components/layout/unread-address';
import { between } from '@/components/ui/between';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import { localizedPath } from '@/lib/i18n/language-tag';
import { redirect } from '@/lib/i18n/navigation';
import { figureNumber } from '@/lib/trends/numbers';
import { unitOf } from '@/lib/trends/figures';
import { asSubmitted, writeRanking } from '@/lib/trends/ranking';
import { DEFAULTS, MAX_DIOCESES, writeTrends } from '@/lib/trends/trends-address';
import { oneAfterAnother } from '@/lib/trends/words';
import { rank } from './rank';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, t, metrics] = [await getLocale(), await getTranslations('trends'), await getTranslations('metrics')];
  const { state } = rank(await searchParams, locale);
  const title = t('ranking.head', { measure: metrics(state.figure), country: countryName(state.country, locale) ?? state.country });
  return pageMetadata({ locale, path: writeRanking(state), title, description: t('ranking.lede') });
}

export default async function RankingPage({ searchParams }: Props) {
  const [locale, t, metrics] = [await getLocale(), await getTranslations('trends'), await getTranslations('metrics')];
  const parameters = await searchParams;
  const { state, unread, year, sees, left, countries, figures, years } = rank(parameters, locale);
  // The form sends every field; a ranking has one address only.
  if ('was' in parameters) redirect({ href: writeRanking(asSubmitted(state, parameters.was)), locale });
  const named = (code: string) => countryName(code, locale) ?? code;
  const title = t('ranking.head', { measure: metrics(state.figure), country: named(state.country) });
  const first = sees.find(({ place }) => place === 1);
  const told = first && { count: sees.length, year: String(year), within: state.within, first: first.name, value: figureNumber(first.value, locale, { isPercent: unitOf(state.figure) === 'percent' }), of: String(first.year) };
  const largest = sees.toSorted((a, b) => a.place - b.place).slice(0, MAX_DIOCESES).map(({ id }) => id);
  return (
    <>
      <header className="pagehead">
        <p className="rub">{t('ranking.title')}</p>
        <h1 className="display mt-1">{title}</h1>
        <p className="summary mt-3">{told ? t(state.within === 0 ? 'ranking.exact' : 'ranking.sentence', told) : t('ranking.lede')}</p>
      </header>
      <RankingForm action={localizedPath('/trends/ranking', locale)} state={state} year={year} countries={countries.map(({ code, sees: count }) => ({ code, name: named(code), sees: count }))} figures={figures} years={years} />
      <UnreadAddress names={unread} />
      {sees.length > 0 ? <RankingTable sees={sees} state={state} label={title} /> : <EmptyBlock title={t('ranking.none')} />}
      <p className="meta mt-3 max-w-read">
        {oneAfterAnother([...(left.length > 0 ? [t('ranking.left', { count: left.length, names: left.join(between(locale)) })] : []), t('ranking.territory')], locale)}
      </p>
      <ComputedHere />
      {sees.length > 0 && <p className="noprint mt-4"><TextLink href={writeTrends({ ...DEFAULTS, dioceses: largest, figures: [state.figure] })}>{t(sees.length > MAX_DIOCESES ? 'ranking.chart' : 'ranking.chartAll')}</TextLink></p>}
    </>
  );
}
