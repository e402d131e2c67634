import { bibleBook, bibleBooks, type BibleBook } from './bible-books';
import { bookText, isInstalled, type Verse } from './bible-text';
import { englishReference } from './lectionary-sets';
import type { BookText } from './packed-book';
import { parseReference, type ScriptureReference, type VerseRun } from './scripture-reference';

export type { Verse };

/** Name of the translation that every passage is taken from. */
export const translation = 'World English Bible';

export type AbsenceReason = 'not-a-reference' | 'book-not-installed' | 'no-such-verse';

export interface Passage {
  /** `partial`: some of the verses asked for are not in the text (mostly: past the end of the chapter). */
  status: 'found' | 'partial' | 'absent';
  /** In the order of the reference; empty when absent. */
  verses: Verse[];
  translation: typeof translation;
  /** Why verses are missing; only when `status` is not `found`. */
  reason?: AbsenceReason;
  /** The reference names parts of verses, which the text does not mark: whole verses are given. */
  wholeVerses?: true;
}

const absent = (reason: AbsenceReason): Passage => ({ status: 'absent', verses: [], translation, reason });

function versesOfRun(text: BookText, { chapter, from, to }: VerseRun): { verses: Verse[]; complete: boolean } {
  const verses = (text.get(chapter) ?? []).filter(({ verse }) => verse >= from && verse <= to);
  // A verse that critical editions leave out in the middle (Acts 8:37) is not missing from the passage.
  const complete = verses[0]?.verse === from && (to === Infinity || verses.at(-1)?.verse === to);
  return { verses, complete };
}

function read({ book, runs, partVerses }: ScriptureReference): Passage {
  const text = bookText(book);
  if (!text) return absent('book-not-installed');
  const read = runs.map((run) => versesOfRun(text, run));
  // Of "2-3a, 3cd-4" whole verses are given, and the third once.
  const verses = read.flatMap((run) => run.verses).filter((verse, index, all) => verse !== all[index - 1]);
  if (verses.length === 0) return absent('no-such-verse');
  const whole = partVerses ? { wholeVerses: true as const } : {};
  if (read.every(({ complete }) => complete)) return { status: 'found', verses, translation, ...whole };
  return { status: 'partial', verses, translation, reason: 'no-such-verse', ...whole };
}

/**
 * The verses of a reference from the World English Bible, as far as it is installed. English numbering; with `numbering` set to `lectionary`
 * the reference is one printed by the lectionary and is first turned into English numbering. Never throws for odd text.
 */
export function passage(reference: string, numbering: 'english' | 'lectionary' = 'english'): Passage {
  const parsed = parseReference(numbering === 'lectionary' ? englishReference(reference) : reference);
  return parsed ? read(parsed) : absent('not-a-reference');
}

/** A whole chapter. `book` is a slug, name or abbreviation of `listBooks`; `chapter` counts from 1. */
export function chapterText(book: string, chapter: number): Passage {
  const known = bibleBook(book);
  if (!known) return absent('not-a-reference');
  return read({ book: known, runs: [{ chapter, from: 1, to: Infinity }], partVerses: false });
}

export interface ListedBook extends Pick<BibleBook, 'id' | 'name' | 'chapters' | 'testament'> {
  /** False for the deuterocanonical books where no SWORD module with them is found. */
  installed: boolean;
}

/** The 73 books of the Catholic canon in order. */
export function listBooks(): ListedBook[] {
  return bibleBooks.map((book) => {
    const { id, name, chapters, testament } = book;
    return { id, name, chapters, testament, installed: isInstalled(book) };
  });
}
