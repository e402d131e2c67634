import { describe, expect, it } from 'vitest';
import { withExactTitle, titlesInTongues } from './exact-titles';
import { fold } from './fold-words';
import { documentById, magisterialDocuments } from './magisterial-documents';
import { searchLibrary } from './search-library';
import { TITLES_IN_TONGUES } from './titles-in-tongues';

const idsOf = (query: string) => searchLibrary(query).map((hit) => hit.id);

describe('titles of documents in other words and languages', () => {
  it('stand for documents that exist, each title for one document only, and take none from another document', () => {
    expect(titlesInTongues().filter(([id]) => !documentById(id))).toEqual([]);
    const listed = Object.entries(TITLES_IN_TONGUES).flatMap(([id, titles]) => titles.split(' | ').map((title) => ({ id, title: fold(title) })));
    expect(listed.length).toBeGreaterThan(400);
    expect(listed.filter(({ id, title }) => listed.some((other) => other.title === title && other.id !== id))).toEqual([]);
    const own = new Map(magisterialDocuments().flatMap(({ id, title, english_title: english }) => [[fold(title), id], [fold(english), id]]));
    expect(listed.filter(({ id, title }) => own.has(title) && own.get(title) !== id)).toEqual([]);
  });

  it('each find their document first, as written, in capitals, without accents and without the article', () => {
    const titles = titlesInTongues().map(([id, title]) => ({ id, title, folded: fold(title) }));
    const missed = titles.flatMap(({ id, title, folded }) => {
      const bearers = new Set(titles.filter((other) => other.folded === folded).map(({ id: bearer }) => bearer));
      const spellings = [title, title.toUpperCase(), folded, title.replace(/^(?:The|Das|Der|Die|Le|La|Az|A) /, '')];
      return spellings.filter((spelling) => !withExactTitle(spelling).some((hit) => hit.id === id) || !bearers.has(withExactTitle(spelling)[0]?.id ?? '')).map((spelling) => `${spelling}: ${id}`);
    });
    expect(missed).toEqual([]);
  });

  it('each of a single document are the first that a search finds', () => {
    const missed = Object.entries(TITLES_IN_TONGUES).flatMap(([id, titles]) => titles.split(' | ').filter((title) => idsOf(title)[0] !== id));
    expect(missed).toEqual([]);
  });

  it.each([
    ['The Gospel of Life', 'evangelium-vitae'], ['Gospel of Life', 'evangelium-vitae'], ['Freude am Evangelium', 'evangelii-gaudium'], ['Évangile de la vie', 'evangelium-vitae'],
    ['encyclical Peace on Earth', 'pacem-in-terris'], ['Enzyklika Gott ist die Liebe', 'deus-caritas-est'], ['l’encyclique Dieu est amour', 'deus-caritas-est'], ['《福音的喜乐》劝谕', 'evangelii-gaudium'],
    ['2. Vatikanisches Konzil', 'second-vatican-council'], ['Zweites Vatikanisches Konzil', 'second-vatican-council'], ['Concile Vatican II', 'second-vatican-council'], ['II. vatikáni zsinat', 'second-vatican-council'],
    ['梵二', 'second-vatican-council'], ['梵蒂冈第二届大公会议', 'second-vatican-council'], ['Concile de Trente', 'council-of-trent'], ['trienti zsinat', 'council-of-trent'], ['Konzil von Nizäa', 'first-council-of-nicaea'],
    ['Nicea', 'first-council-of-nicaea'], ['Das Zweite Vatikanische Konzil', 'second-vatican-council'], ['IV. Laterankonzil', 'fourth-lateran-council'], ['quatrième concile du Latran', 'fourth-lateran-council'],
  ])('"%s" finds %s first', (query, id) => {
    expect(idsOf(query)[0]).toBe(id);
  });
});
