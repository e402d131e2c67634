import { absentChapterCard } from './absent-chapters';
import { catechismCard } from './catechism-card';
import { rangeOfId } from './catechism-range';
import { documentCard } from './document-card';
import type { LibraryDocument } from './library-document';
import { idAsWritten } from './id-as-written';
import { documentById } from './magisterial-documents';
import { chapterOfId } from './scripture-chapter';
import { scriptureText } from './scripture-text';

/**
 * What the library holds under an id: a document's slug, a Scripture chapter (`john-3`), or any range of the
 * Catechism (`ccc-1324`, `ccc-1324-1327`). Capitals make no other id. A chapter of the canon that is not installed gives a sentence that says so.
 * @returns undefined when there is no such thing
 */
export function fetchFromLibrary(typed: string): LibraryDocument | undefined {
  const id = idAsWritten(typed);
  const document = documentById(id);
  if (document) return documentCard(document);
  const chapter = chapterOfId(id);
  if (chapter) return scriptureText(chapter);
  const range = rangeOfId(id);
  return range ? catechismCard(range) : absentChapterCard(id);
}
