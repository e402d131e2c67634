import { absentChapters } from './absent-chapters';
import { askedYear } from './asked-year';
import { withExactTitle } from './exact-titles';
import { fold } from './fold-words';
import { hitOfChapter, type LibraryHit } from './library-hit';
import { passagesNamed } from './named-passages';
import { bookNamed, chaptersOfBook, idOfChapter, type ScriptureChapter } from './scripture-chapter';
import { chaptersSaying } from './scripture-words';
import { topicHits } from './topic-hits';
import { typedChapters } from './typed-chapters';
import { isReference, typedPlaces } from './typed-places';
import { understand } from './understand-question';
import { searchByWord } from './word-index';

/** In characters; what is typed beyond it is not read. */
const LONGEST_QUERY = 1024;

/**
 * Searches documents, Scripture chapters and the Catechism's headings.
 * Order: a reference that is typed, an exact title, a passage of Scripture by its name or words, a book of the Bible by name, all words,
 * what the query's topic refers to, some words.
 * A query in another language finds what its topic finds by its English name.
 * @param limit at most this many
 * @returns best first, each id once; empty when nothing is found
 */
export function searchLibrary(typed: string, limit = 20): LibraryHit[] {
  const cut = typed.slice(0, LONGEST_QUERY);
  const given = askedYear(cut) ?? cut;
  const { language, topic } = understand(given);
  const isForeign = language !== 'en' && topic && withExactTitle(given).length === 0 && typedPlaces(given).length === 0 && !bookNamed(fold(given));
  const passages = [...passagesNamed(given).flatMap(placesOf), ...chaptersSaying(given).map(hitOfChapter)];
  const query = isForeign ? topic.topic : given;
  const folded = fold(query);
  const book = bookNamed(folded);
  const chapters = book ? chaptersOfBook(book).flatMap(hitsOfChapter) : [];
  const byWord = searchByWord(query);
  const places = typedPlaces(query);
  // "1891" alone is a year before it is a paragraph.
  const year = /^\d{4}$/.test(folded);
  const loose = [...topicHits(topic), ...byWord.filter(({ all }) => !all).map(({ hit }) => hit)];
  const found = [
    ...(year ? [] : places),
    ...(isForeign ? passages : []),
    ...withExactTitle(query),
    ...passages,
    ...chapters.slice(0, 1),
    ...byWord.filter(({ all }) => all).map(({ hit }) => hit),
    ...places,
    ...(isReference(query) ? [] : loose),
    ...chapters,
  ];
  return [...new Map(found.map((hit) => [hit.id, hit])).values()].slice(0, limit);
}

/** A chapter whose text is not installed is found all the same, and fetched it says so. */
function hitsOfChapter(chapter: ScriptureChapter): LibraryHit[] {
  return chapter.book.installed ? [hitOfChapter(chapter)] : absentChapters(idOfChapter(chapter));
}

function placesOf(reference: string): LibraryHit[] {
  return [...typedChapters(reference).map(hitOfChapter), ...absentChapters(reference)];
}
