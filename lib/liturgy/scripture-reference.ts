import { bibleBook, type BibleBook } from './bible-books';

/** A run of verses inside one chapter. `to` is Infinity for "to the end of the chapter". */
export interface VerseRun {
  chapter: number;
  from: number;
  to: number;
}

export interface ScriptureReference {
  book: BibleBook;
  /** In the order in which the reference lists them; a psalm may go back (19, 21, 20). */
  runs: VerseRun[];
  /** True when the reference names parts of verses (16b): the text is only numbered by whole verses. */
  partVerses: boolean;
}

const wholeChapter = (chapter: number): VerseRun => ({ chapter, from: 1, to: Infinity });

/** Runs from one verse to a later one, over chapter ends. Undefined when the end comes before the start. */
function between(start: VerseRun, endChapter: number, endVerse: number): VerseRun[] | undefined {
  const { chapter, from } = start;
  if (endChapter < chapter || (endChapter === chapter && endVerse < from)) return undefined;
  if (endChapter === chapter) return [{ chapter, from, to: endVerse }];
  const between = Array.from({ length: endChapter - chapter - 1 }, (_, index) => wholeChapter(chapter + 1 + index));
  return [{ chapter, from, to: Infinity }, ...between, { chapter: endChapter, from: 1, to: endVerse }];
}

const verse = String.raw`(\d{1,3})(ff|[a-f]*)`;
const piece = new RegExp(String.raw`^(?:(\d{1,3}):)?${verse}(?:-(?:(\d{1,3}):)?${verse})?$`);

interface Parsed {
  runs: VerseRun[];
  /** The chapter in which the next piece without a chapter goes on. */
  chapter: number;
  partVerses: boolean;
}

function parsePiece(text: string, chapter: number | undefined): Parsed | undefined {
  const match = piece.exec(text);
  if (!match) return undefined;
  const [, startChapter, startVerse, startLetters = '', endChapter, endVerse, endLetters = ''] = match;
  const at = startChapter ? Number(startChapter) : chapter;
  if (at === undefined) return undefined;
  const from = Number(startVerse);
  if (from < 1 || at < 1) return undefined;
  const partVerses = /^[a-f]+$/.test(startLetters + endLetters) && startLetters !== 'ff';
  if (endVerse === undefined) {
    // "16f" means one verse more, "16ff" the rest of the chapter; other letters name parts of the verse.
    const to = startLetters === 'ff' ? Infinity : startLetters === 'f' ? from + 1 : from;
    return { runs: [{ chapter: at, from, to }], chapter: at, partVerses: partVerses && startLetters !== 'f' };
  }
  const endsIn = endChapter ? Number(endChapter) : at;
  const runs = between({ chapter: at, from, to: from }, endsIn, Number(endVerse));
  return runs && { runs, chapter: endsIn, partVerses };
}

/** "3" or "3-4": whole chapters. */
function parseChapters(text: string): VerseRun[] | undefined {
  const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text);
  if (!match) return undefined;
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
  if (first < 1 || last < first) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => wholeChapter(first + index));
}

/** One way of writing: plain hyphens, a colon after the chapter, the Hebrew number of a psalm printed with both (22 (23), 22 [23]). */
function normalised(text: string): string {
  return text
    .trim()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\b(\d{1,3})\s*[([](\d{1,3})[)\]]/, (whole, one: string, other: string) =>
      Math.abs(Number(one) - Number(other)) === 1 ? String(Math.max(Number(one), Number(other))) : whole,
    )
    .replace(/(\d)\s*[.:]\s*(?=\d)/g, '$1:')
    .replace(/\s*([-,;])\s*/g, '$1');
}

/** Longer than any reference of the lectionary. */
const longestReference = 300;

/**
 * Reads a reference in the lectionary's style ("Is 63:16b-17, 19b; 64:2b-7", "Jude 17, 20-25") or as people type it
 * ("John 3:16", "1 Corinthians 11.23-29", "Psalm 23", "2 Jn"). Undefined when the book is unknown or the rest is not understood.
 */
export function parseReference(text: string): ScriptureReference | undefined {
  if (text.length > longestReference) return undefined;
  const match = /^((?:[1-3]\s*|i{1,3}\s+)?[a-z][a-z .]*?)\.?\s*(\d.*)?$/i.exec(normalised(text));
  const book = match?.[1] ? bibleBook(match[1]) : undefined;
  if (!match || !book) return undefined;
  const rest = match[2];
  const single = book.chapters === 1;
  if (rest === undefined) return single ? { book, runs: [wholeChapter(1)], partVerses: false } : undefined;
  const chapters = !single || rest === '1' ? parseChapters(rest) : undefined;
  if (chapters) return { book, runs: chapters, partVerses: false };

  const runs: VerseRun[] = [];
  let chapter: number | undefined = single ? 1 : undefined;
  let partVerses = false;
  for (const part of rest.split(/[,;]/)) {
    const parsed = parsePiece(part, chapter);
    if (!parsed) return undefined;
    runs.push(...parsed.runs);
    chapter = parsed.chapter;
    partVerses ||= parsed.partVerses;
  }
  return { book, runs, partVerses };
}
