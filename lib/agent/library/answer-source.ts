import type { Citation } from '@/lib/skills/catholic-qa';
import { env } from '@/lib/env';
import { idOfRange, parseRange, writeRange } from './catechism-range';
import { documentById, yearOf } from './magisterial-documents';
import { CATECHISM_TITLE, rangeHeading } from './section-title';

/** One source of an answer: how it is named in the text, and the citation without its position. */
export interface AnswerSource {
  label: string;
  url: string;
  citation: Omit<Citation, 'document_index'>;
}

/** The absolute address of a library id in our own reader. */
export function readerUrl(id: string): string {
  return `${env().SITE_URL}/documents/${encodeURIComponent(id)}`;
}

/** A range of the Catechism as a source; nothing is quoted from it. */
export function catechismSource(place: string): AnswerSource | undefined {
  const range = parseRange(place);
  if (!range) return undefined;
  const heading = rangeHeading(range);
  const url = readerUrl(idOfRange(range));
  const catechism = documentById('catechism-of-the-catholic-church');
  return {
    label: `${CATECHISM_TITLE} ${writeRange(range)}${heading ? ` (${heading})` : ''}`,
    url,
    citation: {
      ...(heading ? { cited_text_heading: heading } : {}),
      document_title: CATECHISM_TITLE,
      ...(catechism ? { document_author: catechism.author, document_year: yearOf(catechism) } : {}),
      document_reference: writeRange(range),
      source_url: url,
    },
  };
}

/** A magisterial document as a source; nothing is quoted from it. Its address is that of the text where known, else our card. */
export function documentSource(id: string): AnswerSource | undefined {
  const document = documentById(id);
  if (!document) return undefined;
  const { title, english_title: subject, author, url } = document;
  const year = yearOf(document);
  const by = author === subject ? year : `${author}, ${year}`;
  return {
    label: `${title} (${by}): ${subject}`,
    url: url ?? readerUrl(id),
    citation: { document_title: title, document_author: author, document_year: year, source_url: url ?? readerUrl(id) },
  };
}
