import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { pageMetadata } from '@/app/page-metadata';
import { readHit, withCatalogue, type DocumentHit } from '@/components/documents/document-hit';
import { KeepSearch } from '@/components/documents/keep-search';
import { LastSearches } from '@/components/documents/last-searches';
import { NoResults } from '@/components/documents/no-results';
import { readFilters } from '@/components/documents/result-filters';
import { Results } from '@/components/documents/results';
import { DocumentsStart } from '@/components/documents/start';
import { AnsweredBy } from '@/components/layout/answered-by';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { SearchField } from '@/components/ui/search-field';
import { TextLink } from '@/components/ui/text-link';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { listBooks } from '@/lib/liturgy/scripture';
import { catalogueFacts, titlesFor } from '@/lib/queries/built-in/built-in-documents';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import type { SearchResult } from '@/lib/skills/document-search';
import type { Outcome, Provenance } from '@/lib/skills/outcome';
import { typedWords } from '@/lib/typed-words';
import { findDocuments } from './actions';

const LONGEST_QUERY = 1_024;

/** The query of the address; a repeated parameter counts once. */
async function readQuery(searchParams: PageProps<'/[locale]/documents'>['searchParams']): Promise<string> {
  return typedWords((await searchParams).q, LONGEST_QUERY);
}

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/documents'>): Promise<Metadata> {
  const query = await readQuery(searchParams);
  const t = await getTranslations('documents');
  const title = query ? t('titleOf', { query }) : t('title');
  return pageMetadata({ locale: await getLocale(), path: '/documents', title, description: t('description'), index: !query });
}

/** `/documents`, `/documents?q=…`, narrowed by `&kind=…&author=…&from=…&to=…&order=…`. */
export default async function DocumentsPage({ searchParams }: PageProps<'/[locale]/documents'>) {
  const query = await readQuery(searchParams);
  const t = await getTranslations('documents');
  const builtIn = (await currentAgent()).kind === 'built-in';
  // Before anything is drawn: what the page says is left this minute counts this search.
  const outcome = query ? await findDocuments({ query }) : undefined;
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
        <p><TextLink href="/documents/saved">{(await getTranslations('saved'))('title')}</TextLink></p>
      </header>
      {outcome ? <Found outcome={outcome} query={query} parameters={await searchParams} builtIn={builtIn} /> : <Start builtIn={builtIn} />}
    </>
  );
}

/** What one can look for, and what this browser has looked for. */
async function Start({ builtIn, searches = true }: { builtIn: boolean; searches?: boolean }) {
  const t = await getTranslations('documents');
  const words = {
    title: t('searches'), note: t('searchesNote'), remove: t('deleteSearch'), removeAll: t('deleteSearches'), removed: t('searchesDeleted'), undo: t('undo'), more: t('moreSearches'),
  };
  return (
    <>
      {searches && <LastSearches words={words} />}
      <DocumentsStart builtIn={builtIn} books={listBooks().filter(({ installed }) => installed)} />
    </>
  );
}

/** Results as sent; of another agent's, our catalogue knows some facts that it does not send. */
function readHits(results: readonly SearchResult[], { agent }: Provenance): DocumentHit[] {
  const hits = results.map(readHit);
  return agent.kind === 'built-in' ? hits : hits.map((hit) => withCatalogue(hit, hit.title ? catalogueFacts(hit.title, hit.author) : undefined));
}

async function Found({ outcome, query, parameters, builtIn }: { outcome: Outcome<SearchResult[]>; query: string; parameters: Record<string, string | string[] | undefined>; builtIn: boolean }) {
  if (outcome.kind === 'refused' || outcome.kind === 'failed') return <OutcomeNotice outcome={outcome} retryHref={`/documents?q=${encodeURIComponent(query)}`} />;
  const { provenance } = outcome;
  if (outcome.kind === 'not-found' || outcome.value.length === 0) {
    return (
      <>
        <div className="mb-10 max-w-[43rem] [&>.empty]:border-b-0">
          <NoResults query={query} suggestion={outcome.kind === 'not-found' ? outcome.suggestion : undefined} canAsk={!builtIn} titles={builtIn ? [] : titlesFor(query, 5)} />
          <AnsweredBy provenance={provenance} />
        </div>
        <Start builtIn={builtIn} searches={false} />
      </>
    );
  }
  return (
    <>
      <KeepSearch query={query} />
      <Results
        hits={readHits(outcome.value, provenance)} provenance={provenance} files={outcome.files} query={query} siteUrl={env().SITE_URL}
        {...readFilters(parameters)} action={localizedPath('/documents', await getLocale())}
      />
    </>
  );
}
