import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question';
import { fetchFromLibrary } from './fetch-from-library';
import { fold } from './fold-words';
import { magisterialDocuments } from './magisterial-documents';
import { ON_TOPIC } from './on-topic-questions';
import { searchLibrary } from './search-library';
import { topics } from './topics';
import { searchByWord } from './word-index';

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

  it.each(['documents of 1965', 'church documents from 1965', 'Dokumente von 1965', 'documents de 1965', 'az 1965 évi dokumentumok', '1965年的文献', 'dokumenti tas-sena 1965'])('"%s" finds what "1965" finds', (query) => {
    expect(idsOf(query)).toEqual(idsOf('1965'));
    expect(idsOf(query).length).toBeGreaterThan(10);
  });

  it.each(['Hezekiah 3', 'Gandalf 3', 'xyzzy 16', 'catechism 3000'])('"%s" finds nothing: a number alone is no match', (query) => {
    expect(idsOf(query)).toEqual([]);
  });

  it.each(['Tobit', 'Judith', 'Wisdom', 'Sirach', 'Baruch', '1 Maccabees', '2 Maccabees', 'Genesis', 'Habakkuk'])('%s finds the first chapter of that book first, and others behind, whether or not its text is installed', (book) => {
    const slug = book.toLowerCase().replace(' ', '-');
    expect(idsOf(book)[0]).toBe(`${slug}-1`);
    expect(idsOf(book)).toContain(`${slug}-2`);
    for (const id of idsOf(book)) expect(fetchFromLibrary(id), id).toBeDefined();
  });

  it('finds in traditional characters what it finds in simplified ones', () => {
    for (const [traditional, simplified] of [['聖體聖事', '圣体圣事'], ['煉獄', '炼狱'], ['若望福音 3', '若望福音 3'], ['聖詠 23', '圣咏 23']]) {
      expect(idsOf(traditional ?? ''), traditional).toEqual(idsOf(simplified ?? ''));
      expect(idsOf(simplified ?? '').length, simplified).toBeGreaterThan(0);
    }
  });

  it('finds something for whatever can be answered as a question, so that asking instead is never offered in vain', () => {
    const answered = Object.values(ON_TOPIC).flat().filter((question) => answerQuestion(question).citations.length > 0);
    expect(answered.length).toBeGreaterThan(400);
    expect(answered.filter((question) => searchLibrary(question).length === 0)).toEqual([]);
  });

  it('finds each document first by its exact title, be it the incipit, the English title or the id', () => {
    const bearers = new Map<string, string[]>();
    for (const { id, title, english_title: english } of magisterialDocuments()) {
      for (const name of new Set([title, english, id].map(fold))) bearers.set(name, [...(bearers.get(name) ?? []), id]);
    }
    // Eight letters are "On the Rosary": all that bear a name come before all others, in the order of their dates.
    const missed = [...bearers].filter(([name, ids]) => idsOf(name).slice(0, ids.length).join() !== ids.join());
    expect(missed).toEqual([]);
    const shared = [...bearers].filter(([, ids]) => ids.length > 1).map(([name, ids]) => `${name}: ${ids.length}`);
    expect(shared).toHaveLength(18);
    expect(shared).toContain('on the rosary: 8');
    for (const { id, title } of magisterialDocuments()) expect(bearers.get(fold(title)), title).toEqual([id]);
  });

  it.each([['Leo XIII 1891', 'Leo XIII', '1891'], ['paul vi 1968', 'Paul VI', '1968'], ['1965', undefined, '1965'], ['encyclicals of 1891', undefined, '1891']])('"%s" finds all of that author and year before others', (query, author, year) => {
    const right = magisterialDocuments().filter((document) => (!author || document.author === author) && document.date.startsWith(year) && (!query.startsWith('ency') || document.type === 'encyclical'));
    expect(right.length).toBeGreaterThan(1);
    expect(idsOf(query).slice(0, right.length).sort()).toEqual(right.map(({ id }) => id).sort());
  });

  it('puts everything that has all words before anything that has some of them', () => {
    for (const query of ['encyclical on the rosary', 'leo xiii rosary', 'pius xii peace', 'vatican council liturgy']) {
      const marks = searchByWord(query).map(({ all }) => all);
      expect(new Set(marks).size, query).toBe(2);
      expect(marks, query).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
    }
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

  const fruitless = ['the', 'of the', 'what is', 'The', 'a', '', '   ', '?!', '💥', 'asdfqwer', 'best pizza in Rome', 'CCC 3000', 'John 99', 'x'.repeat(100_000)];
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
