import { canonTitle } from './canon-card';
import { idOfCanons, type CanonRange } from './canon-range';
import { idOfRange, type CatechismRange } from './catechism-range';
import type { LibraryKind } from './library-document';
import { yearOf, type MagisterialDocument } from './magisterial-documents';
import { idOfChapter, titleOfChapter, type ScriptureChapter } from './scripture-chapter';
import { rangeTitle } from './section-title';

/** One thing found in the library; `fetchFromLibrary(id)` gives it. */
export interface LibraryHit {
  id: string;
  title: string;
  kind: LibraryKind;
  author?: string;
  /** As a string: some documents are of the first millennium. */
  year?: string;
  /** Kind of a magisterial document, lower case: `encyclical`. */
  type?: string;
  /** As exact as a source showed it: a day, a month or a year. */
  date?: string;
  /** What a document is about, a few English words. */
  subject?: string;
}

export function hitOfDocument(document: MagisterialDocument): LibraryHit {
  const { id, title, author, type, date, english_title: subject } = document;
  return { id, title, kind: 'document', author, year: yearOf(document), type, date, subject };
}

export function hitOfChapter(chapter: ScriptureChapter): LibraryHit {
  return { id: idOfChapter(chapter), title: titleOfChapter(chapter), kind: 'scripture' };
}

export function hitOfRange(range: CatechismRange): LibraryHit {
  return { id: idOfRange(range), title: rangeTitle(range), kind: 'catechism' };
}

export function hitOfCanons(range: CanonRange): LibraryHit {
  return { id: idOfCanons(range), title: canonTitle(range), kind: 'document', type: 'code of canon law' };
}
