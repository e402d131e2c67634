import { describe, expect, it } from 'vitest';
import type { Citation } from '@/lib/skills/catholic-qa';
import { citationsOf, sourcesOf } from './sources-of';

const cite = (document_title: string, document_index?: number): Citation => ({ document_title, document_index });

const titles = (citations: readonly Citation[]) => citations.map((citation) => citation.document_title);

describe('what a marker stands for', () => {
  it('counts documents from zero and markers from one', () => {
    const list = [cite('a', 1), cite('b', 0)];
    expect(titles(citationsOf(list, 1))).toEqual(['b']);
    expect(titles(citationsOf(list, 2))).toEqual(['a']);
  });

  it('gathers citations that share a document', () => {
    expect(titles(citationsOf([cite('a', 0), cite('b', 1), cite('a2', 0)], 1))).toEqual(['a', 'a2']);
  });

  it('falls back to the place in the list', () => {
    expect(titles(citationsOf([cite('a'), cite('b')], 2))).toEqual(['b']);
    expect(titles(citationsOf([cite('a', 7)], 1))).toEqual(['a']);
  });

  it('knows nothing of a number past the end', () => {
    expect(citationsOf([cite('a', 0)], 2)).toEqual([]);
    expect(citationsOf([], 1)).toEqual([]);
  });
});

describe('the list of sources', () => {
  it('is in the order of the numbers and holds what no marker names as well', () => {
    const sources = sourcesOf([cite('a', 0), cite('b', 1), cite('c', 2)], [3, 1]);
    expect(sources.map(({ number, citations }) => [number, titles(citations)])).toEqual([[1, ['a']], [2, ['b']], [3, ['c']]]);
  });

  it('never gives two documents the same number', () => {
    const sources = sourcesOf([cite('a', 7), cite('b', 0), cite('c')], [8]);
    expect(sources.map(({ number, citations }) => [number, titles(citations)])).toEqual([[1, ['b']], [3, ['c']], [8, ['a']]]);
    expect(sourcesOf([cite('a', 1), cite('b')], []).map(({ number, citations }) => [number, titles(citations)])).toEqual([[2, ['a']], [3, ['b']]]);
    expect(sourcesOf([cite('a', 1), cite('b'), cite('c', 2), cite('d', -1)], []).map(({ number, citations }) => [number, titles(citations)])).toEqual([[2, ['a']], [3, ['c']], [4, ['b']], [5, ['d']]]);
    const byPlace = sourcesOf([cite('x', 1), cite('y')], [1, 2]);
    expect(byPlace.map(({ number, citations }) => [number, titles(citations)])).toEqual([[1, ['x']], [2, ['x']], [3, ['y']]]);
  });

  it('lists sources of a text without markers', () => {
    expect(sourcesOf([cite('a'), cite('b')], []).map(({ number }) => number)).toEqual([1, 2]);
  });
});
