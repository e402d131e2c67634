import { listBooks } from '@/lib/liturgy/scripture';
import { readReference } from './read-reference';
import type { LibraryDocument } from './library-document';
import type { LibraryHit } from './library-hit';

/** A chapter of the Catholic canon whose text is not installed. */
interface AbsentChapter {
  id: string;
  title: string;
  /** A whole sentence that says why. */
  why: string;
}

/** The two chapters of Daniel that are handed down in Greek only, by their own names. */
const GREEK_DANIEL: Readonly<Record<number, string>> = { 13: 'Susanna', 14: 'Bel and the Dragon' };

function absentChapter(bookId: string, chapter: number): AbsentChapter | undefined {
  const book = listBooks().find(({ id }) => id === bookId);
  if (!book) return undefined;
  const part = book.id === 'daniel' ? GREEK_DANIEL[chapter] : undefined;
  if (part) {
    const why = `This chapter (${part}) is handed down in Greek only, and the installed World English Bible has the Hebrew and Aramaic book of Daniel.`;
    return { id: `daniel-${chapter}`, title: `Daniel ${chapter}`, why };
  }
  if (book.installed || chapter < 1 || chapter > book.chapters) return undefined;
  return { id: `${book.id}-${chapter}`, title: `${book.name} ${chapter}`, why: `${book.name} is a deuterocanonical book, and the installed World English Bible does not have those.` };
}

/** Reads a library id of such a chapter: `daniel-13`, `wisdom-3`. */
function absentChapterOfId(id: string): AbsentChapter | undefined {
  const [, book = '', chapter = ''] = /^([a-z0-9-]+)-([1-9]\d{0,2})$/.exec(id) ?? [];
  return absentChapter(book, Number(chapter));
}

/** Whether an id stands for a chapter of the canon that the installed text does not have. */
export function isAbsentChapter(id: string): boolean {
  return absentChapterOfId(id) !== undefined;
}

/** In place of a text that is not held, a sentence that says so. */
export function absentChapterCard(id: string): LibraryDocument | undefined {
  const chapter = absentChapterOfId(id);
  if (!chapter) return undefined;
  const { title, why } = chapter;
  return { text: `The text of this chapter is not included in this library. ${why}`, meta: { id, title, ref: title, kind: 'scripture' } };
}

/** The chapters without text that a reference or an id touches, in its order, each once: "Dan 13", "Wis 3:1-9", `daniel-13`. */
export function absentChapters(typed: string): LibraryHit[] {
  const parsed = readReference(typed);
  const book = parsed?.book.id === 'daniel-greek' ? 'daniel' : parsed?.book.id;
  const numbers = parsed ? [...new Set(parsed.runs.map((run) => run.chapter))] : [];
  const found = [...(book ? numbers.map((chapter) => absentChapter(book, chapter)) : []), absentChapterOfId(typed.trim().toLowerCase())];
  return found.flatMap((chapter) => (chapter ? { id: chapter.id, title: chapter.title, kind: 'scripture' as const } : []));
}
