import { describe, expect, it } from 'vitest';
import { SIGNS } from '@/lib/queries/built-in/document-names';
import { isKnownPage } from '@/lib/queries/built-in/built-in';
import { referencesOf } from './references-of';

const found = (text: string, locale: Parameters<typeof referencesOf>[1] = 'en', about: Partial<Parameters<typeof referencesOf>[2]> = {}) =>
  referencesOf(text, locale, { id: 'x', own: true, ...about }).map(({ from, to, href }) => [text.slice(from, to), href]);

describe('references in the text of a document', () => {
  it.each([
    ['John 3:16', '/documents/john-3#v16'],
    ['1 Cor 13:4-7', '/documents/1-corinthians-13#v4'],
    ['Rom. 8, 28', '/documents/romans-8#v28'],
    ['Joh 3,16', '/documents/john-3#v16'],
    ['Ps 23:1', '/documents/psalms-23'],
    ['Lumen Gentium', '/documents/lumen-gentium'],
    ['Lumen gentium, 11', '/documents/lumen-gentium'],
    ['Rerum novarum, nn. 1-3', '/documents/rerum-novarum'],
    ['Laudato Si’ 139', '/documents/laudato-si'],
    ['LG 11', '/documents/lumen-gentium'],
    ['GS 22', '/documents/gaudium-et-spes'],
    ['CCC 1324-1327', '/documents/ccc-1324-1327'],
    ['CCC, nn. 27–30', '/documents/ccc-27-30'],
    ['KKK 1234', '/documents/ccc-1234'],
    ['CEC, n° 1234', '/documents/ccc-1234'],
    ['KEK 1234', '/documents/ccc-1234'],
    ['《天主教教理》1234号', '/documents/ccc-1234'],
    ['CIC can. 1055', '/documents/canon-1055'],
    ['CIC, cann. 748–750', '/documents/canon-748-750'],
    ['can. 1055 § 2 CIC', '/documents/canon-1055'],
    ['CIC/1983, can. 748, § 2', '/documents/canon-748'],
    ['canon 748 of the Code of Canon Law', '/documents/canon-748'],
    ['can. 748 du Code de droit canonique', '/documents/canon-748'],
    ['Gen 1–2', '/documents/genesis-1'],
    ['Ex 20', '/documents/exodus-20'],
    ['1 Cor 13', '/documents/1-corinthians-13'],
    ['Gn 1,26-27', '/documents/genesis-1#v26'],
    ['Is 53:4-6.8', '/documents/isaiah-53#v4'],
    ['Gen 1:1–2:3', '/documents/genesis-1#v1'],
    ['Jn 6:51, 54', '/documents/john-6#v51'],
    ['Mt 5:3ff', '/documents/matthew-5#v3'],
    ['Ps 22 (23), 1', '/documents/psalms-23'],
    ['II Tim 3:16', '/documents/2-timothy-3#v16'],
    ['Song of Songs 2:1', '/documents/song-of-songs-2#v1'],
    ['Apg 2,42', '/documents/acts-2#v42'],
    ['Röm 8,28-30', '/documents/romans-8#v28'],
    ['He 11,1', '/documents/hebrews-11#v1'],
    ['1 Kor 13,4-7', '/documents/1-corinthians-13#v4'],
    ['Ter 1,27', '/documents/genesis-1#v27'],
    ['ApCsel 2,42', '/documents/acts-2#v42'],
    ['若望福音3:16', '/documents/john-3#v16'],
    ['玛窦福音5章3节', '/documents/matthew-5#v3'],
    ['Dan 13', '/documents/daniel-13'],
  ])('%s is a link', (text, href) => {
    expect(found(`(cf. ${text}).`)).toEqual([[text, href]]);
  });

  it('are all of them, each time, also those of one sentence', () => {
    expect(found('Jn 6:51; Mt 26:26-28 and Jn 6:51 (cf. LG 11; SC 47, Lumen Gentium 11).').map(([text]) => text)).toEqual(['Jn 6:51', 'Mt 26:26-28', 'Jn 6:51', 'LG 11', 'SC 47', 'Lumen Gentium 11']);
  });

  it.each<[string, [string, string][]]>([
    ['cf. CCC 27, 30; 355-361, 12', [['CCC 27', 'ccc-27'], ['30', 'ccc-30'], ['355-361', 'ccc-355-361']]],
    ['Jn 6:51; 10:30; 14,6 and so on', [['Jn 6:51', 'john-6#v51'], ['10:30', 'john-10#v30'], ['14,6', 'john-14#v6']]],
    ['(Is 53; Mark 5)', [['Is 53', 'isaiah-53'], ['Mark 5', 'mark-5']]],
    ['Romans 1, 2 and 3 speak', [['Romans 1', 'romans-1']]],
    ['（若3:16）', [['若3:16', 'john-3#v16']]],
  ])('go on in a list: %s', (text, places) => expect(found(text)).toEqual(places.map(([words, id]) => [words, `/documents/${id}`])));

  it('are canons of the Code of 1983 only in what is not older, and of no council', () => {
    expect(found('(can. 748 § 2; cann. 749–750)', 'en', { year: 1990 })).toEqual([['can. 748 § 2', '/documents/canon-748'], ['cann. 749–750', '/documents/canon-749-750']]);
    expect(found('(can. 748)')).toEqual([]);
    expect(found('(can. 1012 CIC)', 'en', { year: 1930 })).toEqual([]);
    for (const text of ['Council of Trent, Sess. XXIV, can. 7', 'CCEO can. 776', 'can. 28 of Chalcedon', '1917 Code, can. 1012']) expect(found(text, 'en', { year: 1990 })).toEqual([]);
  });

  it('lead nowhere of ours where the numbers may be those of another language, and to a search all the same', () => {
    expect(found('Joel 3,1', 'de')).toEqual([]);
    expect(found('(Joel 3,1)', 'de', { own: false })).toEqual([['Joel 3,1', '/documents?q=Joel%203%2C1']]);
  });

  it('ask another agent by a search, which names the place', () => {
    expect(found('See Jn 6:51, Lumen gentium 11 and CCC 1324.', 'en', { own: false })).toEqual([
      ['Jn 6:51', '/documents?q=Jn%206%3A51'], ['Lumen gentium 11', '/documents?q=Lumen%20gentium%2011'], ['CCC 1324', '/documents?q=Catechism%20of%20the%20Catholic%20Church%201324'],
    ]);
  });

  it('do not lead a document to itself', () => {
    expect(found('As Lumen Gentium 11 says.', 'en', { id: 'lumen-gentium' })).toEqual([]);
  });

  it.each(['In plurimis locis', 'Cum multa essent', 'lumen gentium', 'Lumen Gentiumque', 'At 3:16 it began', 'The LG was', 'Psalm', 'Cf. 11, 12', 'ratio 3:1', 'CCC 9999', 'In the year 1964', 'Compendium of the Catechism of the Catholic Church 12', 'Abrégé du Catéchisme de l’Église catholique, 12', 'So 3, 5 and 7 are primes', 'Si 3,5 % des hommes', 'Mark 5 passages', 'Is 20 enough', 'Col. 3 of the table', 'Acts 30', 'John 23', 'Gen 60', 'CIC/1917, can. 1012', 'can. 12 CIC 17', '他在若3:16说', '在2026年12月3日'])('%s is none', (text) => {
    expect(found(`${text}.`)).toEqual([]);
  });

  it.each(Object.entries(SIGNS))('%s stands for a document that is there: %s', (_, id) => {
    expect(isKnownPage(`/documents/${id}`)).toBe(true);
  });

  it('takes the time that its length asks for', () => {
    const started = performance.now();
    referencesOf('Lumen Gentium Rerum 1 Cor 13 and In Plurimis. '.repeat(20_000), 'en', { id: 'x', own: true, year: 1990 });
    for (const piece of ['1 ', 'A ', 'Ab', 'Jn 3', ':', 'Lumen ', '天', 'LG ', 'Jn 3:1, 2', '; 3:1', 'can. 7 § 2 ', 'CCC 1, ', ' ']) referencesOf(piece.repeat(100_000), 'zh', { id: 'x', own: true, year: 1990 });
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
