import type { Chapter } from '@/components/documents/chapter-links';
import { listBooks } from '@/lib/liturgy/scripture';
import type { FetchedDocument } from '@/lib/skills/document-fetch';

/**
 * The chapter of the Bible that an id of the built-in library names, for its neighbours.
 * @param meta as the library sends it; only `scripture` has chapters
 */
export function chapterOfDocument(id: string, meta: FetchedDocument['meta']): Chapter | undefined {
  if (meta.kind !== 'scripture') return undefined;
  const [, bookId, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const book = listBooks().find((listed) => listed.id === bookId);
  if (!book || !number) return undefined;
  const chapterName = meta.title?.replace(/ \d+$/, '') || book.name;
  return { bookId: book.id, bookName: book.name, chapterName, chapter: Number(number), chapters: book.chapters };
}
