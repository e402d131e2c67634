import { readMeta } from '@/components/documents/read-meta';
import { yearOf } from '@/components/documents/year-of';
import { env } from '@/lib/env';
import { catalogueFacts } from '@/lib/queries/built-in/built-in-documents';
import type { FetchedDocument } from '@/lib/skills/document-fetch';

/** The year of a document: as its agent says, else as our catalogue knows it by title and author. @returns undefined where neither knows */
export function yearOfDocument(meta: FetchedDocument['meta']): number | undefined {
  const { title, author, date } = readMeta(meta, env().SITE_URL);
  const year = yearOf(date) ?? yearOf(title && catalogueFacts(title, author)?.date);
  return year === undefined ? undefined : Number(year);
}
