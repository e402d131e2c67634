import { catechismAndCanons } from '@/components/documents/catechism-and-canons';
import { documentPath } from '@/components/documents/document-address';
import type { ReferenceLink } from '@/components/documents/reference-link';
import type { Locale } from '@/lib/i18n/routing';
import { referencesInDocument } from '@/lib/queries/built-in/references-in-document';

/** What is known of a document whose references are looked for. */
export interface ReferringDocument {
  id: string;
  /** Whether our own agent answers; another one is asked by a search. */
  own: boolean;
  /** The year of the document, where somebody knows it. */
  year?: number;
}

/** The Code of 1983; before it "CIC" and "can." are the Code of 1917's. */
const CODE_OF = 1983;

/** The references in a piece of a document, each as a link, in their order: Scripture, documents, the Catechism, canons. A document needs no link to itself. */
export function referencesOf(text: string, locale: Locale, { id, own, year }: ReferringDocument): ReferenceLink[] {
  const numbered = catechismAndCanons(text, year !== undefined && year >= CODE_OF)
    .filter(({ key }) => key.startsWith('ccc-') || year === undefined || year >= CODE_OF)
    .map(({ from, to, key, query }) => ({ from, to, page: documentPath(key), query }));
  const found = [...referencesInDocument(text, locale), ...numbered].sort((a, b) => a.from - b.from || b.to - a.to);
  const links: ReferenceLink[] = [];
  for (const { from, to, page, query } of found) {
    if (page === documentPath(id) || from < (links.at(-1)?.to ?? 0)) continue;
    if (!own) links.push({ from, to, href: `/documents?q=${encodeURIComponent(query)}`, query });
    else if (page) links.push({ from, to, href: page });
  }
  return links;
}
