import { expect, it } from 'vitest';
import { documentMetaSchema } from '@/lib/skills/document-fetch';
import { readMeta } from './read-meta';

const read = (meta: Record<string, unknown>) => readMeta(documentMetaSchema.parse(meta), 'https://explorer.example');

it('reads what the documents name, and keeps the rest', () => {
  expect(read({ id: '90001', title: 'Example', author: 'Council', ref: 22, translator: 'N. N.', notes: { a: 1 } })).toEqual({
    title: 'Example', titleLanguage: undefined, author: 'Council', reference: '22', kind: undefined, date: undefined, dateEnd: undefined, subjects: [], topics: [], source: undefined,
    rest: [['translator', 'N. N.'], ['notes', { a: 1 }]],
  });
});

it('needs nothing', () => {
  expect(read({})).toMatchObject({ title: undefined, rest: [] });
  expect(read({ id: null, title: null, author: '', ref: ' ' })).toMatchObject({ title: undefined, author: undefined, reference: undefined, rest: [] });
});

it('links to the web only, and not to itself', () => {
  expect(read({ source_url: 'javascript:alert(1)' }).source).toBeUndefined();
  expect(read({ url: 'https://explorer.example/documents/x' }).source).toBeUndefined();
  expect(read({ source_url: 'https://example.org/x' }).source).toBe('https://example.org/x');
});

it('loses nothing that has a known name and an unknown shape', () => {
  expect(read({ kind: ['a', 'b'] }).rest).toEqual([['kind', ['a', 'b']]]);
  expect(read({ topics: 'grace', subjects: [{ name: 'x' }] })).toMatchObject({ subjects: [], topics: [], rest: [['topics', 'grace'], ['subjects', [{ name: 'x' }]]] });
});

it('reads lists of words, each word once', () => {
  expect(read({ topics: ['Grace', 'Mary', 'Grace'], subjects: [], date_end: '1563-12-04' })).toMatchObject({
    topics: ['Grace', 'Mary'], dateEnd: '1563-12-04', rest: [['subjects', []]],
  });
});
