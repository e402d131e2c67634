import { listBooks, type ListedBook } from '@/lib/liturgy/scripture';
import { kept } from './kept';

/** A chapter whose text is installed. */
export interface ScriptureChapter {
  book: ListedBook;
  chapter: number;
}

function installedBooks(): ReadonlyMap<string, ListedBook> {
  return kept('installed-books', () => new Map(listBooks().filter((book) => book.installed).map((book) => [book.id, book])));
}

/** A chapter of an installed book, or undefined when the book has no such chapter or no text. */
export function chapterOf(bookId: string, chapter: number): ScriptureChapter | undefined {
  const book = installedBooks().get(bookId);
  return book && Number.isInteger(chapter) && chapter >= 1 && chapter <= book.chapters ? { book, chapter } : undefined;
}

/** Reads a library id, `john-3` or `1-corinthians-11`. */
export function chapterOfId(id: string): ScriptureChapter | undefined {
  const [, book = '', chapter = ''] = /^([a-z0-9-]+)-([1-9]\d{0,2})$/.exec(id) ?? [];
  return chapterOf(book, Number(chapter));
}

/** The library id of a chapter. */
export function idOfChapter({ book, chapter }: ScriptureChapter): string {
  return `${book.id}-${chapter}`;
}

/** The chapter as readers write it: "John 3", "Psalm 23". */
export function titleOfChapter({ book, chapter }: ScriptureChapter): string {
  return `${book.id === 'psalms' ? 'Psalm' : book.name} ${chapter}`;
}

/** Every installed chapter in the order of the canon. */
export function scriptureChapters(): ScriptureChapter[] {
  return [...installedBooks().values()].flatMap(chaptersOfBook);
}

/** The chapters of a book. */
export function chaptersOfBook(book: ListedBook): ScriptureChapter[] {
  return Array.from({ length: book.chapters }, (_, index) => ({ book, chapter: index + 1 }));
}

/** The book whose full name or slug is typed, "John" or "song of songs", with or without its text; abbreviations alone are words like any other ("is", "am"). */
export function bookNamed(folded: string): ListedBook | undefined {
  const slug = (folded === 'psalm' ? 'psalms' : folded).replaceAll(' ', '-');
  return installedBooks().get(slug) ?? listBooks().find(({ id }) => id === slug);
}
