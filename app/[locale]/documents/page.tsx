import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { pageMetadata } from '@/app/page-metadata';
import { NoResults } from '@/components/documents/no-results';
import { Results } from '@/components/documents/results';
import { DocumentsStart } from '@/components/documents/start';
import { AnsweredBy } from '@/components/layout/answered-by';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { SearchField } from '@/components/ui/search-field';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { listBooks } from '@/lib/liturgy/scripture';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { findDocuments } from './actions';

const LONGEST_QUERY = 1_024;

/** The query of the address; a repeated parameter counts once. */
async function readQuery(searchParams: PageProps<'/[locale]/documents'>['searchParams']): Promise<string> {
  const { q } = await searchParams;
  return ((Array.isArray(q) ? q[0] : q) ?? '').trim().slice(0, LONGEST_QUERY).trim();
}

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/documents'>): Promise<Metadata> {
  const query = await readQuery(searchParams);
  const t = await getTranslations('documents');
  const title = query ? t('titleOf', { query }) : t('title');
  return pageMetadata({ locale: await getLocale(), path: '/documents', title, description: t('description'), index: !query });
}

/** `/documents`, `/documents?q=…` */
export default async function DocumentsPage({ searchParams }: PageProps<'/[locale]/documents'>) {
  const query = await readQuery(searchParams);
  const t = await getTranslations('documents');
  const builtIn = (await currentAgent()).kind === 'built-in';
  return (
    <>
      <header className="pagehead">
        <h1 className="title mb-4">{t('title')}</h1>
        <SearchField
          action={localizedPath('/documents', await getLocale())} id="documents-query" label={t('search')} submit={t('submit')} value={query}
          placeholder={t('placeholder')} maxLength={LONGEST_QUERY}
        />
        <CallCost />
        {!query && <p className="meta">{builtIn ? t('hintBuiltIn') : t('hint')}</p>}
      </header>
      {query ? <Found query={query} /> : <DocumentsStart builtIn={builtIn} books={listBooks().filter(({ installed }) => installed)} />}
    </>
  );
}

async function Found({ query }: { query: string }) {
  const outcome = await findDocuments({ query });
  if (outcome.kind === 'found') return <Results outcome={outcome} query={query} siteUrl={env().SITE_URL} />;
  if (outcome.kind === 'not-found') {
    return (
      <div className="max-w-[43rem] [&>.empty]:border-b-0">
        <NoResults query={query} suggestion={outcome.suggestion} canAsk={outcome.provenance.agent.kind !== 'built-in'} />
        <AnsweredBy provenance={outcome.provenance} />
      </div>
    );
  }
  return <OutcomeNotice outcome={outcome} retryHref={`/documents?q=${encodeURIComponent(query)}`} />;
}
