import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { scripturePage } from './built-in-names';
import { scripturePlaces } from './built-in-references';
import { documentsNamedIn } from './document-names';

/** A reference in the text of a document. */
export interface DocumentReference {
  from: number;
  to: number;
  /** Path of our own page of it, and of a search for it where another agent answers. */
  page: string;
  search: string;
}

/** Places of Scripture and documents that a text names, in no order; nothing is read for it. @param locale of the page */
export function referencesInDocument(text: string, locale: Locale): DocumentReference[] {
  const scripture = scripturePlaces(text).flatMap(({ from, to, words }) => {
    const page = scripturePage(words, locale);
    return page ? [{ from, to, ...page }] : [];
  });
  const documents = documentsNamedIn(text).map(({ from, to, id, words }) => ({ from, to, page: `/documents/${encodeURIComponent(id)}`, search: `/documents?q=${encodeURIComponent(words)}` }));
  return [...scripture, ...documents];
}
