import MiniSearch, { type SearchResult } from 'minisearch';
import { otherNamesOf } from './author-names';
import { catechismSections } from './catechism-outline';
import { idOfRange } from './catechism-range';
import { kept } from './kept';
import { hitOfDocument, hitOfRange, type LibraryHit } from './library-hit';
import { magisterialDocuments } from './magisterial-documents';
import { indexedWords, queryWords } from './search-words';

interface Entry {
  id: string;
  title: string;
  /** The English title of a document. */
  subject: string;
  /** Headings of the Catechism above this one. */
  above: string;
  author: string;
  /** Kind and year. */
  facts: string;
  topics: string;
}

interface WordIndex {
  search: MiniSearch<Entry>;
  hits: ReadonlyMap<string, LibraryHit>;
}

/** Documents and headings of the Catechism, searchable by word (BM25). */
function wordIndex(): WordIndex {
  return kept('word-index', () => {
    const entries = new Map<string, Entry>();
    const hits = new Map<string, LibraryHit>();
    for (const document of magisterialDocuments()) {
      const author = `${document.author} ${otherNamesOf(document.author)}`;
      const facts = `${document.type} ${document.date.split('-')[0]}`;
      const { id, title, english_title: subject, topics } = document;
      entries.set(id, { id, title, subject, above: '', author, facts, topics: topics.join(' ') });
      hits.set(id, hitOfDocument(document));
    }
    for (const section of catechismSections()) {
      const id = idOfRange(section);
      // An article that fills its chapter has the same paragraphs: one entry under both headings.
      const title = [entries.get(id)?.title, section.title].filter(Boolean).join(' ');
      const above = section.above.map((heading) => heading.title).join(' ');
      entries.set(id, { id, title, subject: '', above, author: '', facts: 'ccc catechism', topics: '' });
      hits.set(id, hitOfRange(section));
    }
    const fields: (keyof Entry)[] = ['title', 'subject', 'above', 'author', 'facts', 'topics'];
    const search = new MiniSearch<Entry>({ fields, tokenize: indexedWords, processTerm: (term) => term });
    search.addAll([...entries.values()]);
    return { search, hits };
  });
}

/** Found by word, best first; `all` says whether every word of the query was found in it. */
export function searchByWord(query: string): { hit: LibraryHit; all: boolean }[] {
  const { search, hits } = wordIndex();
  const words = queryWords(query);
  if (words.length === 0) return [];
  const options = {
    tokenize: (text: string) => text.split(' '),
    processTerm: (term: string) => term,
    prefix: (term: string) => term.length >= 3 && !/^\d+$/.test(term),
    // Not for very long words: the cost grows with the square of their length.
    fuzzy: (term: string) => (term.length >= 6 && term.length <= 30 ? 0.2 : false),
    weights: { prefix: 0.4, fuzzy: 0.2 },
    boost: { title: 3, subject: 2, author: 2, topics: 1.5, above: 0.5 },
  };
  const found = search.search(words.join(' '), { ...options, combineWith: 'OR' });
  const counted = found.map((result) => ({ result, matched: result.queryTerms.length / words.length }));
  const ranked = counted.filter(({ result, matched }) => matched === 1 || (matched >= 0.5 && saysMore(result)));
  ranked.sort((a, b) => b.matched - a.matched || b.result.score - a.result.score);
  return ranked.flatMap(({ result, matched }) => {
    const hit = hits.get(String(result.id));
    return hit ? [{ hit, all: matched === 1 }] : [];
  });
}

/**
 * Whether more than the kind and the year or another number matched: "catechism 3000" does not find every part of the Catechism, nor "Hezekiah 3" what was the third.
 */
function saysMore(result: SearchResult): boolean {
  return Object.entries(result.match).some(([term, fields]) => !/^\d+$/.test(term) && fields.some((field) => field !== 'facts'));
}
