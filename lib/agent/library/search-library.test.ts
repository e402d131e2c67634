import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question';
import { fetchFromLibrary } from './fetch-from-library';
import { magisterialDocuments } from './magisterial-documents';
import { ON_TOPIC } from './on-topic-questions';
import { searchLibrary } from './search-library';
import { topics } from './topics';

const idsOf = (query: string) => searchLibrary(query).map((hit) => hit.id);

describe('searching the library', () => {
  it.each([
    ['Lumen Gentium', 'lumen-gentium'],
    ['Rerum novarum', 'rerum-novarum'],
    ['Laudato si', 'laudato-si'],
    ['LAUDATO SI’', 'laudato-si'],
    ['laudató sí', 'laudato-si'],
    ['fratelli tuti', 'fratelli-tutti'],
    ['Humanae Vitae 14', 'humanae-vitae'],
    ['Second Vatican Council', 'second-vatican-council'],
    ['Vatican II', 'second-vatican-council'],
    ['eucharist', 'ccc-1322-1419'],
    ['John 3', 'john-3'],
    ['Jn 3:16', 'john-3'],
    ['john-3', 'john-3'],
    ['Mt 5', 'matthew-5'],
    ['First Corinthians 13', '1-corinthians-13'],
    ['Psalm 23', 'psalms-23'],
    ['Romans', 'romans-1'],
    ['CCC 1324', 'ccc-1324'],
    ['1324-1327', 'ccc-1324-1327'],
    ['catechism 2267', 'ccc-2267'],
    ['ccc-1324-1327', 'ccc-1324-1327'],
  ])('"%s" finds %s first', (query, id) => {
    expect(idsOf(query)[0]).toBe(id);
  });

  it('finds something for whatever can be answered as a question, so that asking instead is never offered in vain', () => {
    const answered = Object.values(ON_TOPIC).flat().filter((question) => answerQuestion(question).citations.length > 0);
    expect(answered.length).toBeGreaterThan(400);
    expect(answered.filter((question) => searchLibrary(question).length === 0)).toEqual([]);
  });

  it('finds each document first by its exact title', () => {
    const missed = magisterialDocuments().filter(({ id, title }) => idsOf(title)[0] !== id);
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  it.each(['Leo XIV', 'Pope Leo 14'])('"%s" finds all his documents before others', (query) => {
    const his = magisterialDocuments().filter((document) => document.author === 'Leo XIV');
    expect(idsOf(query).slice(0, his.length).sort()).toEqual(his.map((document) => document.id).sort());
  });

  it('puts what has all words before what has some', () => {
    const found = idsOf('vatican ii liturgy');
    expect(found).toContain('sacrosanctum-concilium');
    expect(found.indexOf('sacrosanctum-concilium')).toBeLessThan(6);
  });

  it('finds a year before the paragraph of that number', () => {
    const found = searchLibrary('1891');
    expect(found[0]?.year).toBe('1891');
    expect(found.map((hit) => hit.id)).toContain('ccc-1891');
  });

  it('finds things by everyday names of their topic', () => {
    const found = idsOf('why do catholics baptize babies');
    expect(found[0]).toBe('ccc-1250-1252');
    expect(found).toContain('hope-of-salvation-for-unbaptized-infants');
    expect(found).toContain('acts-16');
  });

  it.each(['Mt 5-7'])('"%s" finds each chapter', (query) => {
    expect(idsOf(query)).toEqual(['matthew-5', 'matthew-6', 'matthew-7']);
  });

  const fruitless = ['', '   ', '?!', '💥', 'asdfqwer', 'best pizza in Rome', 'CCC 3000', 'John 99', 'x'.repeat(100_000)];
  it.each(fruitless)('finds nothing for "%.20s"', (query) => {
    expect(searchLibrary(query)).toEqual([]);
  });

  it('gives at most the limit, each id once, and only what can be fetched', () => {
    for (const query of ['mary', 'encyclical', 'john', 'psalms', ...topics().map((topic) => topic.topic)]) {
      const hits = searchLibrary(query);
      expect(hits.length, query).toBeGreaterThan(0);
      expect(hits.length).toBeLessThanOrEqual(20);
      expect(new Set(hits.map((hit) => hit.id)).size).toBe(hits.length);
      for (const hit of hits) expect(fetchFromLibrary(hit.id)?.meta.title, hit.id).toBe(hit.title);
    }
    expect(searchLibrary('mary', 3)).toHaveLength(3);
  });
});
