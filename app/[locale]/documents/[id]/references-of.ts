import { catechismAndCanons } from '@/components/ask/quiet-numbers';
import { documentPath } from '@/components/documents/document-address';
import type { ReferenceLink } from '@/components/documents/reference-link';
import type { Locale } from '@/lib/i18n/routing';
import { referencesInDocument } from '@/lib/queries/built-in/references-in-document';

/**
 * The references in a piece of a document, each as a link, in their order: Scripture, documents, the Catechism, canons.
 * @param id of the document itself, which needs no link to itself
 * @param own whether our own agent answers; another one is asked by a search
 */
export function referencesOf(text: string, locale: Locale, own: boolean, id: string): ReferenceLink[] {
  const named = referencesInDocument(text, locale).map(({ from, to, page, search }) => ({ from, to, href: own ? page : search, page }));
  const found = [...named, ...catechismAndCanons(text, own).map((place) => ({ ...place, page: place.href }))].sort((a, b) => a.from - b.from || b.to - a.to);
  const links: ReferenceLink[] = [];
  for (const { from, to, href, page } of found) {
    if (page !== documentPath(id) && from >= (links.at(-1)?.to ?? 0)) links.push({ from, to, href });
  }
  return links;
}
