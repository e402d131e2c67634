import { describe, expect, it } from 'vitest';
import type { Locator } from '@/components/documents/reading/locator';
import { readSaved } from './read-saved';
import { readSavedFile, writeSaved } from './saved-file';
import { savedOfDocument } from './saved-of-document';
import type { SavedThing } from './saved-thing';

const document: SavedThing = {
  key: 'document/magisterium/7', kind: 'document', path: '/documents/7', title: 'Lumen *Gentium*', titleLanguage: 'la', author: 'Second Vatican Council', date: '1964-11-21',
  source: 'https://example.org/a?b=1', text: '1. Christ is the Light.\n\n- not a list\n2) nor this\n# nor a heading', agent: { kind: 'magisterium', name: 'Magisterium AI' },
  readAt: '2026-11-30T10:00:00.000Z', savedAt: '2026-12-01T10:00:00.000Z',
};
const passage: SavedThing = { ...document, key: 'passage/x', kind: 'passage', path: '/documents/7?quote=a%20b#passage', title: '通谕', source: undefined, reference: 'no. 1', text: 'Christ is\n\nthe Light.' };
const words = { quoted: (quote: string) => `“${quote}”`, isFullWidth: false, locator: ({ kind, numbers }: Locator) => `<${kind} ${numbers}>`, answeredBy: (name: string, readAt: string) => `${name}, read ${readAt.slice(0, 10)}`, dayOf: (instant: string) => instant.slice(0, 10), date: (date: string) => date, read: (date: string) => `read ${date}`, accessed: (date: string) => `accessed ${date}` };

describe('a saved thing', () => {
  it('is read as it was written', () => {
    for (const thing of [document, passage, { ...passage, reference: undefined, locator: { kind: 'verse', numbers: '3–5' } }]) expect(readSaved(JSON.parse(JSON.stringify(thing)))).toEqual(JSON.parse(JSON.stringify(thing)));
  });

  it.each<[string, object]>([
    ['another kind', { kind: 'x' }],
    ['no text', { text: ' ' }],
    ['too much text', { text: 'x'.repeat(8_000_001) }],
    ['no day', { readAt: 'yesterday' }],
    ['another site', { path: 'https://evil.example/documents/1' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['another room', { path: '/api/auth/sign-out' }],
    ['two slashes', { path: '//evil.example' }],
    ['a way out', { path: '/documents/\\evil' }],
    ['no agent', { agent: null }],
  ])('with %s is none', (_name, change) => expect(readSaved({ ...document, ...change })).toBeUndefined());

  it('has no address that is no web address', () => expect(readSaved({ ...document, source: 'javascript:alert(1)' })).not.toHaveProperty('source'));
  it.each([null, 7, 'x', [], {}])('is not %j', (value) => expect(readSaved(value)).toBeUndefined());
});

describe('what is saved as a file', () => {
  it('keeps the plain text plain in Markdown, with whose it is and when it was read', () => {
    const { text, ending } = writeSaved('markdown', [document, passage], words, 'https://site.example');
    expect(ending).toBe('.md');
    expect(text).toContain('# Lumen \\*Gentium\\*\n\nSecond Vatican Council · 1964-11-21\n\n1\\. Christ is the Light.\n\n\\- not a list  \n2\\) nor this  \n\\# nor a heading\n\n');
    expect(text).toContain('*Magisterium AI, read 2026-11-30* <https://example.org/a?b=1>');
    expect(text).toContain('> Christ is\n>\n> the Light.');
  });

  it('has the headings of a text that was sent as HTML, and nothing else of HTML', () => {
    const text = '<h2>On &amp; about light</h2><p>1. Christ is <b>the</b> Light.</p><p>(2) See <a href="https://example.org/x">a [b] *c*</a>, <a href="mailto:a@example.org">d</a>.</p><script>alert(1)</script>';
    const written = writeSaved('markdown', [{ ...document, text }], words, 'https://site.example').text;
    expect(written).toContain('### On \\& about light\n\n1\\. Christ is the Light.');
    expect(written).toContain('See [a \\[b\\] \\*c\\*](<https://example.org/x>), [d](<mailto:a@example.org>).');
    expect(written).not.toMatch(/<(?!https:|mailto:)|alert/);
  });

  it('comes in again from JSON as it left', () => {
    const { text } = writeSaved('json', [document, passage], words, 'https://site.example');
    expect(readSavedFile(text)).toEqual(JSON.parse(JSON.stringify([document, passage])));
    expect(readSavedFile(text.replace('"kind": "passage"', '"kind": "pamphlet"'))).toHaveLength(1);
    for (const other of ['', '[]', '{"format":"magisterium-explorer-history","version":1,"saved":[]}']) expect(readSavedFile(other)).toBeUndefined();
  });

  it('is cited by the writers of citations', () => {
    const csl = JSON.parse(writeSaved('csl', [document, passage], words, 'https://site.example').text) as object[];
    expect(csl).toMatchObject([
      { id: 'saved-source-1', title: 'Lumen *Gentium*', author: [{ literal: 'Second Vatican Council' }], issued: { 'date-parts': [[1964]] }, URL: 'https://example.org/a?b=1', accessed: { 'date-parts': [[2026, 11, 30]] } },
      { id: 'saved-source-2', title: '通谕', section: 'no. 1', abstract: 'Christ is the Light.', URL: 'https://site.example/documents/7?quote=a%20b#passage' },
    ]);
    expect(csl[0]).not.toHaveProperty('abstract');
    expect(writeSaved('bibtex', [document], words, 'https://site.example').text).toContain('@misc{saved-source-1,');
    expect(writeSaved('ris', [document], words, 'https://site.example').text).toContain('TI  - Lumen *Gentium*');
  });

  it('in files for reference programs says nothing twice, and has no number of an answer that there is none of', () => {
    const own = { ...document, agent: { kind: 'built-in', name: 'Built-in' } } as const;
    const council = { ...own, reference: 'Second Vatican Council, Lumen Gentium (21 November 1964), AAS 57 (1965) 5' };
    const chapter = { ...own, title: 'John 3', reference: 'John 3 (World English Bible)', author: undefined, date: undefined };
    const csl = JSON.parse(writeSaved('csl', [council, chapter, { ...passage, reference: undefined, locator: { kind: 'verse', numbers: '16–17' } }], words, 'https://site.example').text) as Record<string, unknown>[];
    expect(csl.map(({ title, section, note }) => [title, section, note])).toEqual([
      ['Lumen *Gentium*', undefined, undefined], ['John 3 (World English Bible)', undefined, undefined], ['通谕', '16–17', undefined],
    ]);
    for (const format of ['bibtex', 'ris'] as const) expect(writeSaved(format, [council, chapter], words, 'https://site.example').text).not.toMatch(/\[\d\]|SE {2}-|note =/);
  });
});

it('leaves as text and as notes, as the reader copies passages', () => {
  expect(writeSaved('plain', [document, passage], words, 'https://site.example').text).toBe(
    'Lumen *Gentium* · Second Vatican Council, 1964-11-21 · https://example.org/a?b=1 · read 2026-11-30\n\n“Christ is\n\nthe Light.”\n通谕 · Second Vatican Council, 1964-11-21 · no. 1 · https://site.example/documents/7?quote=a%20b#passage · read 2026-11-30\n');
  expect(writeSaved('chicago', [passage], words, 'https://site.example').text).toBe('“Christ is\n\nthe Light.”\nSecond Vatican Council, 通谕 (1964-11-21), no. 1, accessed 2026-11-30, https://site.example/documents/7?quote=a%20b#passage.\n');
});

it('a whole document says nothing twice, and Scripture names its translation', () => {
  const own = { ...document, agent: { kind: 'built-in' as const, name: 'x' }, reference: 'Second Vatican Council, Lumen Gentium (21 November 1964), LG' };
  const john = { ...own, title: 'John 3', author: undefined, date: undefined, source: undefined, path: '/documents/john-3', reference: 'John 3 (World English Bible)' };
  expect(writeSaved('chicago', [own], words, 'https://site.example').text).toBe('Second Vatican Council, Lumen *Gentium* (1964-11-21), accessed 2026-11-30, https://example.org/a?b=1.\n');
  expect(writeSaved('chicago', [john], words, 'https://site.example').text).toBe('John 3 (World English Bible), accessed 2026-11-30, https://site.example/documents/john-3.\n');
  expect(writeSaved('plain', [{ ...document, reference: '12' }], words, 'https://site.example').text).toContain(' · 12 · ');
});

describe('the place of a passage', () => {
  const placed: SavedThing = { ...passage, reference: undefined, locator: { kind: 'verse', numbers: '3–5' } };
  const written = (format: Parameters<typeof writeSaved>[0]) => writeSaved(format, [placed], words, 'https://site.example').text;

  it('has the words of the language it is read in, for readers', () => {
    expect(written('plain')).toContain(' · <verse 3–5> · ');
    expect(written('chicago')).toContain(', <verse 3–5>, ');
    expect(written('markdown')).toContain('verse 3–5');
  });

  it.each(['bibtex', 'ris', 'csl'] as const)('has no words of any language as %s', (format) => {
    expect(written(format)).toContain('3–5');
    expect(written(format)).not.toContain('verse');
  });

  it.each([null, 'v. 3', { kind: 'page', numbers: '3' }, { kind: 'verse' }, { kind: 'verse', numbers: 'x'.repeat(101) }])('is left out where it is %j', (locator) => {
    expect(readSaved({ ...placed, locator })).toMatchObject({ text: placed.text });
    expect(readSaved({ ...placed, locator })).not.toHaveProperty('locator');
  });
});

it('a document without text is not saved', () => {
  const sent = { text: ' ', meta: {}, agent: document.agent, readAt: document.readAt };
  expect(savedOfDocument('7', sent, 'https://site.example', document.savedAt)).toBeUndefined();
  expect(savedOfDocument('a b', { ...sent, text: 'x' }, 'https://site.example', document.savedAt)).toMatchObject({ path: '/documents/a%20b', title: 'a b', key: 'document/magisterium/a b' });
});
