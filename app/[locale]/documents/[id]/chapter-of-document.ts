import type { Chapter } from '@/components/documents/chapter-links';
import { listBooks } from '@/lib/liturgy/scripture';

/**
 * The chapter of the Bible that an id of the built-in library names, for its neighbours.
 * @param kind as the library sends it; only `scripture` has chapters
 */
export function chapterOfDocument(id: string, kind: unknown): Chapter | undefined {
  if (kind !== 'scripture') return undefined;
  const [, bookId, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const book = listBooks().find((listed) => listed.id === bookId);
  return book && number ? { bookId: book.id, bookName: book.name, chapter: Number(number), chapters: book.chapters } : undefined;
}
