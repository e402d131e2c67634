import type { Above } from '@/components/documents/breadcrumb';
import type { Chapter } from '@/components/documents/chapter-links';
import { documentPath } from '@/components/documents/document-address';
import { catalogueTitle } from '@/lib/queries/built-in/built-in-documents';

/** What a chapter, a range of the Catechism or a canon is a part of; ids are those of the built-in library. @param chapter where the document is one */
export function aboveDocument(id: string, chapter: Chapter | undefined): Above | undefined {
  if (chapter) return chapter.chapter > 1 ? { name: chapter.bookName, href: documentPath(`${chapter.bookId}-1`), lang: 'en' } : undefined;
  const whole = id.startsWith('ccc-') ? 'catechism-of-the-catholic-church' : id.startsWith('canon-') ? 'code-of-canon-law-1983' : undefined;
  const name = whole && catalogueTitle(whole);
  return name ? { name, href: documentPath(whole), lang: 'en' } : undefined;
}
