import { describe, expect, it } from 'vitest';
import { chapterText } from '@/lib/liturgy/scripture';
import { catechismSections } from './catechism-outline';
import { idOfRange, LAST_PARAGRAPH } from './catechism-range';
import { fetchFromLibrary } from './fetch-from-library';
import { isLibraryId, listLibraryIds } from './library-ids';
import { magisterialDocuments } from './magisterial-documents';
import { idOfChapter, scriptureChapters } from './scripture-chapter';
import { searchLibrary } from './search-library';

describe('documents', () => {
  it('has a card for each of the 470, which says that the text is not there, and nothing that the metadata say', () => {
    expect(magisterialDocuments()).toHaveLength(470);
    for (const { id, title, url, ref, author, date, english_title: subject } of magisterialDocuments()) {
      const { text, meta } = fetchFromLibrary(id) ?? { text: '' };
      expect(`${author} ${text}`).toContain(subject);
      expect(text).toContain('not included');
      expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|https?:/);
      expect(text.replace(subject, '')).not.toContain(author);
      expect(text).not.toContain(ref);
      expect(meta).toMatchObject({ id, title, author, ref, date, kind: 'document' });
      expect(meta?.source_url ?? null).toBe(url);
      expect(text.includes('no address')).toBe(url === null);
    }
  });

  it('keeps dates as exact as they are known, and both ends of a council', () => {
    expect(fetchFromLibrary('rerum-novarum')?.meta).toMatchObject({ date: '1891-05-15', year: '1891' });
    expect(fetchFromLibrary('trent-eucharist')?.meta).toMatchObject({ date: '1551-10' });
    expect(fetchFromLibrary('council-of-trent')?.meta).toMatchObject({ date: '1545-12-13', date_end: '1563-12-04' });
    expect(fetchFromLibrary('first-council-of-nicaea')?.meta).not.toHaveProperty('date_end');
  });

  it('names subjects and topics that a search finds again', () => {
    const about = magisterialDocuments().flatMap(({ id }) => {
      const { subjects = [], topics = [] } = fetchFromLibrary(id)?.meta ?? {};
      return [...subjects, ...topics];
    });
    expect(about.length).toBeGreaterThan(1_000);
    expect([...new Set(about)].filter((query) => searchLibrary(query).length === 0)).toEqual([]);
  });
});

describe('Scripture', () => {
  it('has every chapter of the installed books, each verse on its own line with its number', () => {
    const chapters = scriptureChapters();
    expect(chapters).toHaveLength(1189);
    for (const chapter of chapters) {
      const fetched = fetchFromLibrary(idOfChapter(chapter));
      const { verses } = chapterText(chapter.book.id, chapter.chapter);
      expect(verses.length).toBeGreaterThan(0);
      const lines = new Set(fetched?.text.split('\n'));
      const missing = verses.filter(({ verse, text }) => !lines.has(`${verse} ${text.split('\n')[0]}`));
      expect(missing, fetched?.meta.title).toEqual([]);
      expect(fetched?.text).toContain('World English Bible');
      expect(fetched?.meta.kind).toBe('scripture');
    }
  });

  it('keeps lines of poetry apart and calls a psalm a psalm', () => {
    const psalm = fetchFromLibrary('psalms-23');
    expect(psalm?.meta.title).toBe('Psalm 23');
    expect((psalm?.text.split('\n') ?? []).filter((line) => /^\d+ /.test(line))).toHaveLength(6);
    expect(psalm?.text.split('\n').length).toBeGreaterThan(14);
  });
});

describe('the Catechism', () => {
  it('has every headed range and every single paragraph', () => {
    const ranges = [...catechismSections().map(idOfRange), ...Array.from({ length: LAST_PARAGRAPH }, (_, at) => `ccc-${at + 1}`)];
    for (const id of ranges) expect(fetchFromLibrary(id)?.text, id).toMatch(/^Paragraphs? \d.* under the heading “/);
  });

  it('names the smallest heading and what is above it', () => {
    const card = fetchFromLibrary('ccc-1324');
    expect(card?.meta.title).toBe('Catechism of the Catholic Church 1324: Eucharist – Source and summit');
    expect(card?.text).toContain('“Source and summit” (1324–1327), within “Eucharist” (1322–1419), within “Sacraments');
    expect(card?.text).toContain('not included');
    expect(card?.text).not.toContain(card?.meta.ref);
    expect(card?.meta.topics).toContain('Eucharist');
    expect(card?.meta.source_url).toMatch(/^https:\/\/www\.vatican\.va\//);
  });

  it('takes a range that no heading contains', () => {
    expect(fetchFromLibrary('ccc-20-30')?.text).toContain('no single heading');
  });
});

describe('ids', () => {
  const unknown = [
    '999999999', 'ccc-3000', 'ccc-0', 'ccc-2866', 'ccc-1327-1324', 'ccc-5-5', 'ccc-01', 'ccc-', 'ccc', 'ccc-1-2-3', 'ccc-1324–1327',
    'john-99', 'john-0', 'john-03', 'john', 'john-3-16', 'wisdom-20', 'wisdom-0', 'daniel-15', 'daniel-013', 'rerum novarum', '', ' ',
    '__proto__', 'constructor', 'toString', '../documents', '%00', 'x'.repeat(10_000),
  ];

  it.each(unknown)('"%.20s" is unknown', (id) => {
    expect(isLibraryId(id)).toBe(false);
    expect(fetchFromLibrary(id)).toBeUndefined();
  });

  it.each([['John-3', 'john-3'], ['LUMEN-GENTIUM', 'lumen-gentium'], ['Rerum-Novarum', 'rerum-novarum'], ['CCC-1324-1327', 'ccc-1324-1327'], ['1-Corinthians-13', '1-corinthians-13'], ['Daniel-13', 'daniel-13']])('%s is fetched as %s', (typed, id) => {
    expect(fetchFromLibrary(typed)?.meta.id).toBe(id);
    expect(fetchFromLibrary(typed)).toEqual(fetchFromLibrary(id));
  });

  it('no id that is listed has a capital', () => {
    expect(listLibraryIds().filter((id) => id !== id.toLowerCase())).toEqual([]);
  });

  it.each([['daniel-13', 'Daniel 13', /\(Susanna\) .*Greek/], ['daniel-14', 'Daniel 14', /\(Bel and the Dragon\) .*Greek/], ['wisdom-3', 'Wisdom 3', /deuterocanonical/], ['sirach-51', 'Sirach 51', /deuterocanonical/]])('%s says why its text is not there', (id, title, why) => {
    const { text, meta } = fetchFromLibrary(id) ?? {};
    expect(meta).toEqual({ id, title, ref: title, kind: 'scripture' });
    expect(text).toMatch(why);
    expect(text).toContain('not included in this library');
    expect(isLibraryId(id)).toBe(true);
    expect(listLibraryIds()).not.toContain(id);
  });

  it.each([['Daniel 13', 'daniel-13'], ['Dan 13:1-9', 'daniel-13'], ['daniel-13', 'daniel-13'], ['Susanna', 'daniel-13'], ['Susanna and the elders', 'daniel-13'], ['Bel and the Dragon', 'daniel-14'], ['Wisdom 3:1-9', 'wisdom-3'], ['Weish 3,1', 'wisdom-3'], ['Tobit 8', 'tobit-8'], ['Judith 13', 'judith-13']])('"%s" finds %s first', (query, id) => {
    expect(searchLibrary(query)[0]?.id).toBe(id);
  });

  it('lists only ids it knows, each once', () => {
    const ids = listLibraryIds();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(2_000);
    expect(ids.filter((id) => !isLibraryId(id))).toEqual([]);
  });
});
