import { describe, expect, it } from 'vitest';
import { isKnownPage } from './built-in';
import { directoriesNamed, isDocumentName, nearestNames } from './built-in-search';

describe('what a search may mean', () => {
  it.each([
    ['pope francis', ['popes']], ['Papst Franziskus', ['popes']], ['Cardinal Tagle', ['clergy']], ['Bistum Trier', ['dioceses']], ['St Jerome', ['saints']],
    ['Pope Saint Pius X', ['popes', 'saints']], ['Francis', []], ['2026-12-25', []],
  ] as const)('%s names %j', (query, kinds) => expect(directoriesNamed(query)).toEqual(kinds));

  it.each(['Lumen Gentium', 'John 3:16', 'CCC 1324', '1 Cor 13', 'Genesis', 'lumen-gentium', 'john-3'])('%s is the name of a document', (query) => expect(isDocumentName(query)).toBe(true));
  it.each(['Francis', 'next Sunday', '2026-12-25', 'Worcester', '', '???'])('%j is not', (query) => expect(isDocumentName(query)).toBe(false));
});

describe('nearestNames', () => {
  it('finds who was meant behind a slip', () => {
    expect(nearestNames('saints', 'Terese', 'en', 5).map(({ name }) => name).join()).toMatch(/Teresa/);
    expect(nearestNames('popes', 'Benedict X', 'de', 5)).toEqual(expect.arrayContaining([expect.objectContaining({ name: expect.stringMatching(/^Benedikt/) })]));
  });
  it('only names ids that have a page, and never more than asked', () => {
    for (const kind of ['saints', 'clergy', 'popes', 'dioceses'] as const) {
      const near = ['Terese', 'Benedict X', 'Tagel', 'Manilla', 'Johann'].flatMap((query) => nearestNames(kind, query, 'fr', 3));
      expect(near.length).toBeLessThanOrEqual(15);
      expect(near.filter(({ id }) => !isKnownPage(`/${kind}/${encodeURIComponent(id)}`))).toEqual([]);
    }
  });
  it.each(['zzzzqqqq', '', '???', 'x'.repeat(300), 'Cardinal Zzzzqqqq'])('finds nobody near %j', (query) => expect(nearestNames('clergy', query, 'en', 5)).toEqual([]));
});
