import { pageGraph } from '@/components/layout/page-graph';
import type { DocumentMeta } from './read-meta';

/** Who are many: schema.org tells persons from organisations, and agents do not. */
const ORGANISATION = /\b(?:council|congregation|dicastery|commission|synod|conference|pontifical|academy|church)\b/i;
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

interface NamedPage { name: string; address: string }

/**
 * What a page of ours says to machines of its document (schema.org).
 * @param told title and address of our page, absolute; language of the text where known; the pages above it
 */
export function documentData(meta: DocumentMeta, told: { title: string; description: string; address: string; language?: string; picture: string; pageLanguage: string; documents: NamedPage; above?: NamedPage }): object {
  const { author, date, reference, source, subjects, topics } = meta;
  const pages = [told.documents, ...(told.above ? [told.above] : [])];
  const keywords = [...new Set([...subjects, ...topics])];
  const work = {
    '@type': 'CreativeWork',
    name: told.title,
    author: author && { '@type': ORGANISATION.test(author) ? 'Organization' : 'Person', name: author },
    datePublished: date && DATE.test(date) ? date : undefined,
    inLanguage: told.language,
    alternateName: reference === told.title ? undefined : reference,
    sameAs: source,
    keywords: keywords.length > 0 ? keywords : undefined,
  };
  return pageGraph('WebPage', { ...told, above: pages }, work);
}

/** JSON for a script element: nothing in it can end the element, begin a comment or break a line of script. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
