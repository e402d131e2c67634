import { describe, expect, it } from 'vitest';
import { bibleBook } from '@/lib/liturgy/bible-books';
import { answerQuestion } from './answer-question';
import { BOOK_NAMES, bookInTongue } from './book-names-in-tongues';
import { fetchFromLibrary } from './fetch-from-library';
import { readReference } from './read-reference';
import { searchLibrary } from './search-library';

function read(text: string): string | undefined {
  const parsed = readReference(text);
  return parsed && `${parsed.book.id} ${parsed.runs.map(({ chapter, from, to }) => `${chapter}:${from}-${to}`).join(' ')}`;
}

describe('a reference as other languages write it', () => {
  it.each([
    ['Joh 3,16', 'john 3:16-16'], ['1 Kor 13', '1-corinthians 13:1-Infinity'], ['1. Korinther 13,4-7', '1-corinthians 13:4-7'], ['Offb 21,1-4', 'revelation 21:1-4'],
    ['Ps 23,1.4-6', 'psalms 23:1-1 23:4-6'], ['Weish 3,1', 'wisdom 3:1-1'], ['1 Mose 1,1', 'genesis 1:1-1'], ['Mt 5,3', 'matthew 5:3-3'], ['Röm 8, 28', 'romans 8:28-28'],
    ['Jean 3, 16', 'john 3:16-16'], ['1 Co 13, 4', '1-corinthians 13:4-4'], ['Psaume 22', 'psalms 22:1-Infinity'], ['Ac 2,42', 'acts 2:42-42'], ['Ecclésiaste 3', 'ecclesiastes 3:1-Infinity'],
    ['János 3,16', 'john 3:16-16'], ['Mt 5,3.8', 'matthew 5:3-3 5:8-8'], ['ApCsel 2,1-4', 'acts 2:1-4'], ['Zsolt 23', 'psalms 23:1-Infinity'], ['1Kor 13,4', '1-corinthians 13:4-4'], ['Jel 12,1', 'revelation 12:1-1'],
    ['若 3:16', 'john 3:16-16'], ['若望福音3：16', 'john 3:16-16'], ['约翰福音 3:16', 'john 3:16-16'], ['格前13', '1-corinthians 13:1-Infinity'], ['圣咏集23', 'psalms 23:1-Infinity'],
    ['Ġwanni 3, 16', 'john 3:16-16'], ['Ġw 3,16', 'john 3:16-16'], ['Salm 23', 'psalms 23:1-Infinity'], ['Atti 2,1', 'acts 2:1-1'], ['1 Korintin 13', '1-corinthians 13:1-Infinity'],
    ['John 3:16', 'john 3:16-16'], ['Jude 17, 20', 'jude 1:17-17 1:20-20'], ['Sg 2:8', 'song-of-songs 2:8-8'], ['Sg 2, 8', 'wisdom 2:8-8'], ['Sg 2', 'song-of-songs 2:1-Infinity'],
    ['Jo 3,16', 'john 3:16-16'], ['Jo 3', 'john 3:1-Infinity'], ['Jl 3,1', 'joel 3:1-1'], ['1 Jo 4,8', '1-john 4:8-8'],
    ['Ps 22 [23]', 'psalms 23:1-Infinity'], ['Ps 22 (23)', 'psalms 23:1-Infinity'], ['Ps 23 [22]', 'psalms 23:1-Infinity'], ['Psaume 22 [23]', 'psalms 23:1-Infinity'], ['Ps 22[23], 1-3', 'psalms 23:1-3'],
    ['Zsolt 22 (23),1.4', 'psalms 23:1-1 23:4-4'], ['Salm 22 [23]', 'psalms 23:1-Infinity'], ['圣咏 22 [23]', 'psalms 23:1-Infinity'], ['Ps 94 [95]:1-2', 'psalms 95:1-2'],
  ])('"%s" is %s', (typed, place) => {
    expect(read(typed)).toBe(place);
  });

  it.each(['', 'Johannes', '1.', 'Hallo 3,4', 'Laudato si 3', 'Joh 3,', 'Joh drei', '若望', 'x'.repeat(100_000), `1 ${'Kor '.repeat(20_000)}3,4`])('"%.20s" is none', (typed) => {
    expect(readReference(typed)).toBeUndefined();
  });

  it('every name stands for a book of the canon, and every book has names', () => {
    const names = Object.entries(BOOK_NAMES).flatMap(([book, listed]) => listed.split(', ').map((name) => ({ name, book })));
    expect(names.filter(({ name }) => !bibleBook(bookInTongue(name) ?? ''))).toEqual([]);
    expect(names.filter(({ name, book }) => bookInTongue(name) !== book)).toEqual([]);
    expect(Object.keys(BOOK_NAMES)).toHaveLength(73);
  });
});

describe('in a search', () => {
  it.each([
    ['Joh 3,16', 'john-3'], ['1 Kor 13', '1-corinthians-13'], ['János 3,16', 'john-3'], ['若望福音 3:16', 'john-3'], ['Ġwanni 3,16', 'john-3'], ['Jude 2', 'jude-1'],
    ['1213', 'ccc-1213'], ['KKK 1213', 'ccc-1213'], ['Katechismus der Katholischen Kirche 1213', 'ccc-1213'], ['CEC 1213', 'ccc-1213'], ['Catéchisme de l’Église catholique 1213', 'ccc-1213'],
    ['KEK 1213', 'ccc-1213'], ['Katekizmus 1213', 'ccc-1213'], ['天主教教理 1213', 'ccc-1213'], ['Katekiżmu 1213', 'ccc-1213'], ['Catechism 2258–2330', 'ccc-2258-2330'],
  ])('"%s" finds %s first and nothing else', (typed, id) => {
    expect(searchLibrary(typed).map((hit) => hit.id)).toEqual([id]);
  });

  it.each(['Gen 51', 'Genesis 51:1', '1 Mose 51', 'Psalm 151', 'Psalm 151,1', 'Jude 2:1', 'Júd 2,1', 'Joh 22', '若 22', 'CCC 2866', 'KKK 2866', 'KEK 0'])('"%s" does not exist and finds nothing', (typed) => {
    expect(searchLibrary(typed)).toEqual([]);
  });
  it.each(['genesis-51', 'psalms-151', 'jude-2', 'ccc-2866'])('%s cannot be fetched', (id) => {
    expect(fetchFromLibrary(id)).toBeUndefined();
  });
});

describe('in a question', () => {
  it.each([
    ['Was bedeutet Joh 3,16?', 'John 3:16'], ['Que signifie Jean 3, 16 ?', 'John 3:16'], ['Mit jelent János 3,16?', 'John 3:16'], ['若望福音3:16是什么意思', 'John 3:16'], ['请解释格前13:4-7', '1 Corinthians 13:4-7'],
    ['Xi jfisser Ġwanni 3,16?', 'John 3:16'], ['what does john 3:16 mean', 'John 3:16'], ['Erkläre 1. Kor 13,4-7', '1 Corinthians 13:4-7'], ['Was steht in KKK 2267?', '2267'],
  ])('"%s" quotes or cites %s', (question, place) => {
    expect(answerQuestion(question).citations[0]?.document_reference).toBe(place);
  });

  it.each(['What does Genesis 51:1 say?', 'Was bedeutet Joh 22,1?', 'is 5:10 in London 11:10 here', 'So 3,5 kg?', 'meet me at 3:16', 'KKK 2866?'])('"%s" finds nothing', (question) => {
    expect(answerQuestion(question).citations).toEqual([]);
  });
});
