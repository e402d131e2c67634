import { absentChapterCard } from './absent-chapters';
import { canonCard } from './canon-card';
import { canonsOfId } from './canon-range';
import { catechismCard } from './catechism-card';
import { rangeOfId } from './catechism-range';
import { documentCard } from './document-card';
import type { LibraryDocument } from './library-document';
import { idAsWritten } from './id-as-written';
import { documentById } from './magisterial-documents';
import { chapterOfId } from './scripture-chapter';
import { scriptureText } from './scripture-text';

/**
 * What the library holds under an id: a document's slug, a Scripture chapter (`john-3`), any range of the
 * Catechism (`ccc-1324`, `ccc-1324-1327`) or canons of the Code (`canon-748`). Capitals make no other id. A chapter of the canon that is not installed gives a sentence that says so.
 * @returns undefined when there is no such thing
 */
export function fetchFromLibrary(typed: string): LibraryDocument | undefined {
  const id = idAsWritten(typed);
  const document = documentById(id);
  if (document) return documentCard(document);
  const chapter = chapterOfId(id);
  if (chapter) return scriptureText(chapter);
  const range = rangeOfId(id);
  const canons = canonsOfId(id);
  return range ? catechismCard(range) : canons ? canonCard(canons) : absentChapterCard(id);
}
