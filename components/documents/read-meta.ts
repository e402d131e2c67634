import { safeExternalUrl } from '@/components/ui/safe-url';
import type { FetchedDocument } from '@/lib/skills/document-fetch';

/** Metadata of a document under our names, and everything else the agent sent. */
export interface DocumentMeta {
  title?: string;
  titleLanguage?: string;
  author?: string;
  reference?: string;
  kind?: string;
  /** A year or a date, as sent. */
  date?: string;
  /** The last day of what took longer. */
  dateEnd?: string;
  /** What it is about, and topics that refer to it. */
  subjects: string[];
  topics: string[];
  /** Where the agent found it; http or https, and not a page of ours. */
  source?: string;
  rest: [key: string, value: unknown][];
}

const NAMED = ['id', 'title', 'title_language', 'title_lang', 'author', 'ref', 'kind', 'type', 'date', 'date_end', 'year', 'document_year', 'url', 'source_url'];

/**
 * Reads metadata; what is missing stays missing, what has no name of ours is kept in `rest`.
 * @param siteUrl this site's public origin
 */
export function readMeta(meta: FetchedDocument['meta'], siteUrl: string): DocumentMeta {
  const textOf = (...names: string[]): string | undefined => {
    const values = names.map((name): unknown => meta[name]);
    const value = values.find((one) => (typeof one === 'string' && one.trim() !== '') || typeof one === 'number');
    return value === undefined ? undefined : String(value).trim();
  };
  const listOf = (name: string): string[] => {
    const value: unknown = meta[name];
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? [...new Set(value)] : [];
  };
  const lists = { subjects: listOf('subjects'), topics: listOf('topics') };
  const source = safeExternalUrl(textOf('source_url', 'url'));
  const shown = { date: textOf('date', 'year', 'document_year'), kind: textOf('type', 'kind') };
  // A known name with an unknown shape is shown with the rest: nothing the agent sent is lost.
  const isShown = (key: string, value: unknown) => (NAMED.includes(key) && (typeof value !== 'object' || value === null)) || (key in lists && lists[key as keyof typeof lists].length > 0);
  const rest = Object.entries(meta).filter(([key, value]) => !isShown(key, value));
  return {
    title: textOf('title'),
    titleLanguage: textOf('title_language', 'title_lang'),
    author: textOf('author'),
    reference: textOf('ref'),
    ...shown,
    dateEnd: textOf('date_end'),
    ...lists,
    source: source?.startsWith(`${siteUrl}/`) ? undefined : source,
    rest,
  };
}
