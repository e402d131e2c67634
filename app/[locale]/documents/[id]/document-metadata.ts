import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { PICTURE } from '@/app/preview/preview-picture';
import { documentPath } from '@/components/documents/document-address';
import { readDocument } from '../actions';
import { describeDocument } from '../describe-document';

/** The preview picture of a document in a language; an address of this site without its origin. */
export function picturePath(id: string, locale: string): string {
  return `/preview${documentPath(id)}?lang=${locale}`;
}

/** Title, description, addresses and preview picture of a document; of what was not read, its name is all that is known. */
export async function documentMetadata(id: string): Promise<Metadata> {
  const outcome = await readDocument({ id });
  const [t, locale, path] = [await getTranslations('documents'), await getLocale(), documentPath(id)];
  if (outcome.kind !== 'found') return pageMetadata({ locale, path, title: t('title'), index: false });
  const { title, description, meta: { author, date } } = describeDocument(outcome, id, { t, locale });
  const metadata = pageMetadata({ locale, path, title, description });
  const picture = { url: picturePath(id, locale), ...PICTURE, type: 'image/png', alt: title };
  return {
    ...metadata,
    authors: author ? [{ name: author }] : undefined,
    openGraph: { ...metadata.openGraph, type: 'article', authors: author ? [author] : undefined, publishedTime: date && /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined, images: [picture] },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
