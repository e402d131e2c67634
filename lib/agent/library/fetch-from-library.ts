import { catechismCard } from './catechism-card';
import { rangeOfId } from './catechism-range';
import { documentCard } from './document-card';
import type { LibraryDocument } from './library-document';
import { documentById } from './magisterial-documents';
import { chapterOfId } from './scripture-chapter';
import { scriptureText } from './scripture-text';

/**
 * What the library holds under an id: a document's slug, a Scripture chapter (`john-3`), or any range of the
 * Catechism (`ccc-1324`, `ccc-1324-1327`).
 * @returns undefined when there is no such thing
 */
export function fetchFromLibrary(id: string): LibraryDocument | undefined {
  const document = documentById(id);
  if (document) return documentCard(document);
  const chapter = chapterOfId(id);
  if (chapter) return scriptureText(chapter);
  const range = rangeOfId(id);
  return range && catechismCard(range);
}
