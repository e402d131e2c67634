import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { idOfAddress } from '@/app/id-of-address';
import { missingPage } from '@/app/missing-page';
import { carried } from '@/components/ask/in-context';
import { ChapterOutline, ChapterPager } from '@/components/documents/chapter-links';
import { documentPath } from '@/components/documents/document-address';
import { DocumentReader } from '@/components/documents/reader';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { env } from '@/lib/env';
import { readDocument } from '../actions';
import { popeOfAuthor } from '@/lib/queries/built-in/pope-of-author';
import { aboveDocument } from './above-document';
import { chapterOfDocument } from './chapter-of-document';
import { DocumentHead } from './document-head';
import { documentMetadata } from './document-metadata';
import { referencesOf } from './references-of';
import { yearOfDocument } from './year-of-document';

export async function generateMetadata({ params }: PageProps<'/[locale]/documents/[id]'>): Promise<Metadata> {
  return documentMetadata(await idOfAddress(params));
}

/** `/documents/<id>`, with `?quote=…` at a passage that is quoted; what the agent does not have answers 404. */
export default async function DocumentPage({ params, searchParams }: PageProps<'/[locale]/documents/[id]'>) {
  const id = await idOfAddress(params);
  const { quote } = await searchParams;
  const quotation = carried((Array.isArray(quote) ? quote[0] : quote) ?? '');
  const outcome = await readDocument({ id });
  // An id longer than any agent takes names nothing either.
  if (outcome.kind === 'not-found') return missingPage(outcome);
  if (outcome.kind === 'failed' && outcome.reason === 'invalid-params') notFound();
  if (outcome.kind !== 'found') return <Unread outcome={outcome} id={id} />;
  const locale = await getLocale();
  const builtIn = outcome.provenance.agent.kind === 'built-in';
  const chapter = builtIn ? chapterOfDocument(id, outcome.value.meta) : undefined;
  const above = builtIn ? aboveDocument(id, chapter) : undefined;
  const year = yearOfDocument(outcome.value.meta);
  const pope = popeOfAuthor(outcome.value.meta.author ?? '', builtIn);
  return (
    <>
      <DocumentHead outcome={outcome} id={id} above={above} />
      <DocumentReader
        outcome={outcome} id={id} siteUrl={env().SITE_URL} quotation={quotation || undefined}
        references={(text) => referencesOf(text, locale, { id, own: builtIn, year })}
        above={above}
        authorHref={pope && (builtIn ? `/popes/${pope.id}` : `/popes?q=${encodeURIComponent(pope.name)}`)}
        before={chapter && <ChapterOutline {...chapter} />}
        after={chapter ? <ChapterPager {...chapter} /> : <CallCost />}
      />
    </>
  );
}

async function Unread({ outcome, id }: { outcome: Parameters<typeof OutcomeNotice>[0]['outcome']; id: string }) {
  const t = await getTranslations('documents');
  return (
    <>
      <h1 className="title mb-4">{t('title')}</h1>
      <OutcomeNotice outcome={outcome} retryHref={documentPath(id)} />
    </>
  );
}
