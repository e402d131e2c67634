import { LRUCache } from 'lru-cache';
import type { Verse } from './bible-text';

/** A book of Scripture, read a chapter at a time. */
export interface BookText {
  /** The verses in order, or undefined for a chapter that is not there. */
  get(chapter: number): readonly Verse[] | undefined;
}

/** Chapters that stay open, half a megabyte: what days and questions quote is asked for again. */
const opened = new LRUCache<Buffer, readonly Verse[]>({ max: 100 });

function open(bytes: Buffer): readonly Verse[] {
  const known = opened.get(bytes);
  if (known) return known;
  const verses = JSON.parse(bytes.toString('utf8')) as Verse[];
  opened.set(bytes, verses);
  return verses;
}

/** Keeps a book in a third of the memory: each chapter as bytes, taken apart when it is read, which takes some thirty microseconds. */
export function packBook(chapters: ReadonlyMap<number, readonly Verse[]>): BookText {
  const packed = new Map([...chapters].map(([chapter, verses]) => [chapter, Buffer.from(JSON.stringify(verses))]));
  return {
    get: (chapter) => {
      const bytes = packed.get(chapter);
      return bytes && open(bytes);
    },
  };
}
