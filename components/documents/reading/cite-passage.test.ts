import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { describe, expect, it } from 'vitest';
import { citePassage, CITATION_STYLES, type CitationWords, type CitedDocument } from './cite-passage';

const document: CitedDocument = { id: 'a/b & c', title: 'A Title {of} two & more', author: 'An Author', date: '1964-11-21', readAt: '2026-12-01T10:00:00Z' };
const passage = { quote: 'First.\n\nSecond: 100 % & {more}.', locator: '11–12', locatorWords: 'nos. 11–12', url: 'https://site.example/documents/a#p11-0abc123' };
const dates: Record<string, string> = { '2026-12-01': '1 December 2026', '1964-11-21': '21 November 1964' };
const words: CitationWords = { quoted: (quote) => `“${quote}”`, isFullWidth: false, locator: ({ numbers }) => `nos. ${numbers}`, dayOf: (instant) => instant.slice(0, 10), date: (date) => dates[date] ?? date, read: (day) => `read ${day}`, accessed: (day) => `accessed ${day}` };
const cite = (style: (typeof CITATION_STYLES)[number], of = document, what: Parameters<typeof citePassage>[1] = passage) => citePassage(of, what, style, words);

describe('a passage with its citation', () => {
  it('is plain', () => {
    expect(cite('plain')).toBe('“First.\n\nSecond: 100 % & {more}.”\nA Title {of} two & more · An Author, 21 November 1964 · nos. 11–12 · https://site.example/documents/a#p11-0abc123 · read 1 December 2026');
  });

  it('is a note', () => {
    expect(cite('chicago').split('\n').at(-1)).toBe('An Author, A Title {of} two & more (21 November 1964), nos. 11–12, accessed 1 December 2026, https://site.example/documents/a#p11-0abc123.');
  });

  it('is quoted as the language of the page quotes', () => {
    for (const style of ['plain', 'chicago'] as const) {
      expect(citePassage(document, passage, style, { ...words, quoted: (quote) => `„${quote}“` })).toMatch(/^„First\.[^“”]*“\n/);
    }
  });

  it('is a note with full-width signs in Chinese', () => {
    const chinese: CitationWords = { ...words, isFullWidth: true, date: (date) => `${date.slice(0, 4)}年`, accessed: (day) => `访问于${day}` };
    expect(citePassage(document, passage, 'chicago', chinese).split('\n').at(-1)).toBe('An Author，A Title {of} two & more（1964年），nos. 11–12，访问于2026年，https://site.example/documents/a#p11-0abc123。');
  });

  it.each(['bibtex', 'ris', 'csl'] as const)('can be read by another program as %s', (style) => {
    const written = cite(style);
    const [item] = new Cite(written).data;
    expect(item).toMatchObject({ title: document.title, URL: passage.url });
    expect(JSON.stringify(item)).toContain('1964');
    expect(JSON.stringify(item)).toContain('11–12');
    expect(JSON.stringify(item)).toContain('Second');
    expect(written).toContain('a-b-c-11-12');
  });

  it('names the translation of Scripture in every style', () => {
    for (const style of CITATION_STYLES) expect(cite(style, { ...document, citedAs: 'John 3 (World English Bible)' })).toContain('World English Bible');
  });

  it('leaves out what is not known', () => {
    const bare = { id: '天', title: 'T', readAt: '2026-12-01T10:00:00Z' };
    const unplaced = { quote: 'q', url: 'https://site.example/d#p-0abc123' };
    expect(cite('plain', bare, unplaced)).toBe('“q”\nT · https://site.example/d#p-0abc123 · read 1 December 2026');
    expect(cite('chicago', bare, unplaced)).toBe('“q”\nT, accessed 1 December 2026, https://site.example/d#p-0abc123.');
    expect(JSON.parse(cite('csl', bare, unplaced))).toEqual([{ id: 'passage', type: 'document', title: 'T', abstract: 'q', URL: 'https://site.example/d#p-0abc123', accessed: { 'date-parts': [[2026, 12, 1]] } }]);
    for (const style of CITATION_STYLES) expect(cite(style, bare, unplaced)).not.toMatch(/undefined|null/);
  });
});
