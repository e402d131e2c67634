import type { SearchResult } from '@/lib/skills/document-search';
import { yearOf } from './year-of';

/** A search result with what agents send beside id, url and title, under whichever name they send it. */
export interface DocumentHit {
  id: string;
  url?: string;
  title?: string;
  /** BCP 47 tag of the title, where the agent says so. */
  titleLanguage?: string;
  author?: string;
  kind?: string;
  /** As sent; `year` is read from it. */
  date?: string;
  year?: string;
  subject?: string;
  excerpt?: string;
  /** Paragraph, page or verse within the document. */
  locator?: string;
  /** What the agent did not send and our own catalogue knows. */
  fromCatalogue?: { author?: string; kind?: string; date?: string; year?: string };
}

function textOf(result: SearchResult, ...names: string[]): string | undefined {
  for (const name of names) {
    const value: unknown = result[name];
    if (typeof value === 'string' && value.trim()) return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

/** `…/ref/Matthew%2010:24-10:33` names the place in the document. */
function locatorIn(url: string | null | undefined): string | undefined {
  const [, segment] = /\/ref\/([^/?#]+)/.exec(url ?? '') ?? [];
  if (!segment) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads a result; what is missing stays missing. */
export function readHit(result: SearchResult): DocumentHit {
  const date = textOf(result, 'date', 'document_date', 'year', 'document_year');
  return {
    id: result.id,
    url: result.url?.trim() || undefined,
    title: result.title?.trim() || undefined,
    titleLanguage: textOf(result, 'title_language', 'title_lang'),
    author: textOf(result, 'author', 'document_author'),
    kind: textOf(result, 'type', 'document_type', 'kind'),
    date,
    year: yearOf(date),
    subject: textOf(result, 'subject', 'english_title', 'subtitle'),
    excerpt: textOf(result, 'snippet', 'excerpt', 'cited_text', 'text'),
    locator: textOf(result, 'ref', 'document_reference', 'locator') ?? locatorIn(result.url),
  };
}

/** A result with what our own catalogue adds to it; whatever the agent said stands as it said it. */
export function withCatalogue(hit: DocumentHit, known: { author: string; kind: string; date: string; subject: string } | undefined): DocumentHit {
  if (!known) return hit;
  const { author, kind, date, subject } = known;
  const added = { ...(hit.author ? {} : { author }), ...(hit.kind ? {} : { kind }), ...(hit.date ? {} : { date, year: yearOf(date) }) };
  if (Object.keys(added).length === 0) return hit;
  return { ...hit, subject: hit.subject ?? (hit.excerpt ? undefined : subject), fromCatalogue: added };
}

/** Author, kind and year of a result, whoever knows them. */
export function knownOf({ author, kind, date, year, fromCatalogue: added }: DocumentHit): { author?: string; kind?: string; date?: string; year?: string } {
  return { author: author ?? added?.author, kind: kind ?? added?.kind, date: date ?? added?.date, year: year ?? added?.year };
}
