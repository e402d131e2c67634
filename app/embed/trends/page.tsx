import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { readKeptView } from '@/app/preview/trends/read-kept-view';
import { FiguresTable } from '@/components/trends/figures-table';
import { TableNotes } from '@/components/trends/table-notes';
import { TrendCharts } from '@/components/trends/trend-charts';
import { TrendsSummary } from '@/components/trends/trends-summary';
import { ViewRules } from '@/components/trends/view-rules';
import { between } from '@/components/ui/between';
import { env } from '@/lib/env';
import { formatDay } from '@/lib/format';
import { localizedPath } from '@/lib/i18n/language-tag';
import { panelsOfView } from '@/lib/trends/lines';
import { codesOf, writeTrends } from '@/lib/trends/trends-address';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('trends');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/**
 * A view without the site around it, for pages of others: `/embed/trends?…&lang=…`. Drawn from what is kept; an agent that counts its calls is
 * not asked for somebody else's page.
 */
export default async function EmbeddedTrends({ searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]): [string, string][] => { const first = Array.isArray(value) ? value[0] : value; return first === undefined ? [] : [[name, first]]; });
  const { state, sees, figures, unread } = await readKeptView(new URLSearchParams(given));
  const [locale, t] = [await getLocale(), await getTranslations('trends')];
  const builtIn = (await getTranslations('provenance'))('builtIn');
  const panels = panelsOfView(figures, state);
  const address = env().SITE_URL + localizedPath(writeTrends(state), locale);
  const sources = [...new Set(sees.map(({ agent, isBuiltIn, readAt }) => t('pictureFoot', { agent: isBuiltIn ? builtIn : agent, date: formatDay(readAt.slice(0, 10), locale) })))];
  return (
    <main className="embedded">
      <TrendsSummary figures={figures} />
      {panels.length > 0 && state.show === 'table' && (
        <>
          <FiguresTable figures={figures} state={state} label={t('table')} isSortable={false} />
          <TableNotes figures={figures} isIndexed={panels.some(({ baseYear }) => baseYear !== undefined)} />
        </>
      )}
      {panels.length > 0 && state.show === 'chart' && (
        <figure className="chart">
          <TrendCharts panels={panels} figures={figures} />
          <figcaption><ViewRules panels={panels} state={state} /></figcaption>
        </figure>
      )}
      {panels.length === 0 && codesOf(state).length > 0 && <p>{t('notHere')}</p>}
      {panels.length > 0 && unread.length > 0 && <p className="meta mt-2">{t('failedCodes', { codes: unread.join(between(locale)) })}</p>}
      <p className="meta mt-3">
        {sources.map((source) => <span key={source}>{source} · </span>)}
        <a href={address} target="_blank" rel="noopener">{t('openHere')}</a>
      </p>
    </main>
  );
}
