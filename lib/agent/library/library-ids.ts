import { isAbsentChapter } from './absent-chapters';
import { canonsOfId } from './canon-range';
import { catechismSections } from './catechism-outline';
import { idOfRange, rangeOfId } from './catechism-range';
import { documentById, magisterialDocuments } from './magisterial-documents';
import { chapterOfId, idOfChapter, scriptureChapters } from './scripture-chapter';

/** Whether `fetchFromLibrary` finds something under an id. Reads no text, so that a page can ask before it renders. */
export function isLibraryId(id: string): boolean {
  return documentById(id) !== undefined || chapterOfId(id) !== undefined || rangeOfId(id) !== undefined || canonsOfId(id) !== undefined || isAbsentChapter(id);
}

/** Ids worth listing: every document, every chapter, every headed range of the Catechism (other ranges are valid too). */
export function listLibraryIds(): string[] {
  const ranges = new Set(catechismSections().map(idOfRange));
  return [...magisterialDocuments().map((document) => document.id), ...scriptureChapters().map(idOfChapter), ...ranges];
}
