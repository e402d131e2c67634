import { describe, expect, it } from 'vitest';
import { chapterText, passage } from '@/lib/liturgy/scripture';
import { withExactTitle } from './exact-titles';
import { fold } from './fold-words';
import { passagesNamed } from './named-passages';
import { PASSAGE_NAMES } from './passage-names';
import { idOfChapter, scriptureChapters } from './scripture-chapter';
import { chaptersSaying } from './scripture-words';
import { searchLibrary } from './search-library';
import { typedChapters } from './typed-chapters';

const idsOf = (query: string) => searchLibrary(query).map((hit) => hit.id);

describe('Scripture by its names', () => {
  it('stands at places that the installed text has whole, each name once a place', () => {
    for (const [place, names] of Object.entries(PASSAGE_NAMES)) {
      if (!/^Daniel 1[34]/.test(place)) expect(passage(place).status, place).toBe('found');
      expect(new Set(names.split(', ')).size, place).toBe(names.split(', ').length);
    }
  });

  const named = Object.entries(PASSAGE_NAMES).flatMap(([place, names]) => names.split(', ').map((name) => ({ place, name })));
  it('is known by each name', () => {
    expect(named.length).toBeGreaterThan(400);
    expect(named.filter(({ name, place }) => !passagesNamed(name).includes(place))).toEqual([]);
  });

  it('is found by a name before anything but what bears it as a title', () => {
    const missed = named.filter((_, at) => at % 8 === 0).filter(({ name, place }) => {
      const [chapter] = typedChapters(place);
      const before = withExactTitle(name).length + passagesNamed(name).flatMap(typedChapters).length;
      // Not installed: the last chapters of Daniel.
      return chapter && !idsOf(name).slice(0, before).includes(idOfChapter(chapter));
    });
    expect(missed).toEqual([]);
  });

  it.each([
    ['the prodigal son', 'luke-15'], ['Parable of the Prodigal Son', 'luke-15'], ['prodigal son', 'luke-15'], ['PRODIGAL SON story', 'luke-15'], ['good samaritan', 'luke-10'], ['the parable of the good Samaritan', 'luke-10'],
    ['Last Supper', 'matthew-26'], ['magnificat', 'luke-1'], ['burning bush', 'exodus-3'], ['bread of life', 'john-6'], ['lord is my shepherd', 'psalms-23'], ['The LORD is my shepherd', 'psalms-23'],
    ['keys of the kingdom', 'matthew-16'], ['suffering servant', 'isaiah-52'], ['sermon on the mount', 'matthew-5'], ['verlorener Sohn', 'luke-15'], ['das Gleichnis vom barmherziger Samariter', 'luke-10'],
    ['le bon Samaritain', 'luke-10'], ['a tékozló fiú', 'luke-15'], ['浪子的比喻', 'luke-15'], ['l-iben il-ħali', 'luke-15'], ["Noah’s Ark", 'genesis-6'],
  ])('"%s" finds %s first', (query, id) => {
    expect(idsOf(query)[0]).toBe(id);
  });

  it.each([['ten commandments', 'exodus-20'], ['Our Father prayer', 'matthew-6'], ['Our Father', 'matthew-6'], ['Beatitudes', 'matthew-5'], ['suffering servant', 'isaiah-53'], ['ten commandments', 'deuteronomy-5']])('"%s" finds %s among the first', (query, id) => {
    expect(idsOf(query).slice(0, 4)).toContain(id);
  });
});

describe('Scripture by its words', () => {
  it.each([
    ['in the beginning was the word', 'john-1'], ['love is patient', '1-corinthians-13'], ['In the beginning, God created the heavens', 'genesis-1'], ['blessed are the poor in spirit', 'matthew-5'],
    ['the lord is my light and my salvation', 'psalms-27'], ['for god so loved the world', 'john-3'], ['vanity of vanities', 'ecclesiastes-1'], ['to die is gain', 'philippians-1'], ['I am the vine', 'john-15'],
  ])('"%s" finds %s first', (query, id) => {
    expect(idsOf(query)[0]).toBe(id);
  });

  it('finds any eight words in a row of any chapter, however they are written', () => {
    const missed = scriptureChapters().filter((_, at) => at % 23 === 0).filter((chapter) => {
      const { verses } = chapterText(chapter.book.id, chapter.chapter);
      const words = fold(verses.slice(0, 3).map((verse) => verse.text).join(' ')).split(' ').slice(0, 8).join(' ');
      const found = chaptersSaying(words.toUpperCase()).map(idOfChapter);
      return !found.includes(idOfChapter(chapter)) && !/^now it happened|^yahweh spoke to moses/.test(words);
    });
    expect(missed).toEqual([]);
  });

  it.each(['and it happened that', 'the', 'god', 'and the', 'of the house of israel', 'xyzzy plugh frobnicate', ''])('"%s" is in too many chapters or in none', (query) => {
    expect(chaptersSaying(query)).toEqual([]);
  });

  it('has no digit in it, so that a reference wakes no text', () => {
    const withDigit = scriptureChapters().filter(({ book, chapter }) => chapterText(book.id, chapter).verses.some(({ text }) => /\d/.test(text)));
    expect(withDigit.map(idOfChapter)).toEqual([]);
    const library = globalThis as typeof globalThis & { builtInLibrary?: Map<string, unknown> };
    library.builtInLibrary?.delete('folded-scripture');
    for (const query of ['John 3:16', 'CCC 1324 to 1327', '1 John 4:8 God is love', 'canon 748 of 1983']) expect(chaptersSaying(query)).toEqual([]);
    expect(library.builtInLibrary?.has('folded-scripture')).toBe(false);
  });

  it('is quick once the text is read', () => {
    chaptersSaying('love is patient');
    const times = Array.from({ length: 40 }, (_, at) => {
      const start = performance.now();
      chaptersSaying(`in the beginning was number ${'x'.repeat(at)}`);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    expect(times[20]).toBeLessThan(4);
  });
});
