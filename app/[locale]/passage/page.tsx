import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { carried } from '@/components/ask/in-context';
import { AnsweredBy } from '@/components/layout/answered-by';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { TitledDocuments } from '@/components/documents/titled-documents';
import { Notice } from '@/components/ui/notice';
import { findDocuments } from '../documents/actions';

/** The first of a parameter that may be absent or repeated, not longer than a link of ours carries. */
const first = (given: string | string[] | undefined) => carried((Array.isArray(given) ? given[0] : given) ?? '');

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/passage'>): Promise<Metadata> {
  const t = await getTranslations('quotation');
  const title = first((await searchParams).title);
  return pageMetadata({ locale: await getLocale(), path: '/passage', title: t('searchTitle', { title }), index: false });
}

/** `/passage?title=…&quote=…`: from a citation without an id to the document it may be of. One search; the reader picks. */
export default async function PassagePage({ searchParams }: PageProps<'/[locale]/passage'>) {
  const { title: sentTitle, quote } = await searchParams;
  const [title, quotation] = [first(sentTitle), first(quote)];
  const t = await getTranslations('quotation');
  return (
    <div className="mx-auto max-w-[43rem]">
      <h1 className="title mb-4 wrap-anywhere">{t('searchTitle', { title })}</h1>
      {quotation && (
        <section className="mb-8">
          <h2 className="rub">{t('quoted')}</h2>
          <blockquote className="quote wrap-anywhere" dir="auto">{quotation}</blockquote>
        </section>
      )}
      {title ? <Search title={title} quotation={quotation} /> : <Notice title={t('noTitle')} />}
    </div>
  );
}

async function Search({ title, quotation }: { title: string; quotation: string }) {
  const outcome = await findDocuments({ query: title });
  const t = await getTranslations('quotation');
  if (outcome.kind === 'refused' || outcome.kind === 'failed') {
    const query = new URLSearchParams({ title, ...(quotation ? { quote: quotation } : {}) });
    return <OutcomeNotice outcome={outcome} retryHref={`/passage?${query}`} />;
  }
  const results = outcome.kind === 'found' ? outcome.value : [];
  const counted = outcome.provenance.agent.kind !== 'built-in';
  return (
    <>
      {results.length > 0 ? <TitledDocuments results={results} title={title} quotation={quotation} counted={counted} /> : <Notice title={t('none')} />}
      <AnsweredBy provenance={outcome.provenance} />
    </>
  );
}
