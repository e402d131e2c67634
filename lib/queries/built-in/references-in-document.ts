import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { documentsNamedIn } from './document-names';
import { scriptureInDocument } from './scripture-in-document';

/** A reference in the text of a document. */
export interface DocumentReference {
  from: number;
  to: number;
  /** Path of our own page of it, where there is one. */
  page?: string;
  /** What another agent would be asked for. */
  query: string;
}

/** Places of Scripture and documents that a text names, in no order; nothing is read for it. @param locale of the page */
export function referencesInDocument(text: string, locale: Locale): DocumentReference[] {
  const scripture = scriptureInDocument(text, locale).map(({ from, to, words, page }) => ({ from, to, page, query: words }));
  const documents = documentsNamedIn(text).map(({ from, to, id, words }) => ({ from, to, page: `/documents/${encodeURIComponent(id)}`, query: words }));
  return [...scripture, ...documents];
}
