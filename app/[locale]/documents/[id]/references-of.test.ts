import { describe, expect, it } from 'vitest';
import { SIGNS } from '@/lib/queries/built-in/document-names';
import { isKnownPage } from '@/lib/queries/built-in/built-in';
import { referencesOf } from './references-of';

const found = (text: string, locale: Parameters<typeof referencesOf>[1] = 'en', own = true, id = 'x') => referencesOf(text, locale, own, id).map(({ from, to, href }) => [text.slice(from, to), href]);

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
    ['CIC can. 1055', '/documents/code-of-canon-law-1983'],
  ])('%s is a link', (text, href) => {
    expect(found(`(cf. ${text}).`)).toEqual([[text, href]]);
  });

  it('are all of them, each time, also those of one sentence', () => {
    expect(found('Jn 6:51; Mt 26:26-28 and Jn 6:51 (cf. LG 11; SC 47, Lumen Gentium 11).').map(([text]) => text)).toEqual(['Jn 6:51', 'Mt 26:26-28', 'Jn 6:51', 'LG 11', 'SC 47', 'Lumen Gentium 11']);
  });

  it('ask another agent by a search, which names the place', () => {
    expect(found('See Jn 6:51, Lumen gentium 11 and CCC 1324.', 'en', false)).toEqual([
      ['Jn 6:51', '/documents?q=Jn%206%3A51'], ['Lumen gentium 11', '/documents?q=Lumen%20gentium%2011'], ['CCC 1324', '/documents?q=Catechism%20of%20the%20Catholic%20Church%201324'],
    ]);
  });

  it('do not lead a document to itself', () => {
    expect(found('As Lumen Gentium 11 says.', 'en', true, 'lumen-gentium')).toEqual([]);
  });

  it.each(['In plurimis locis', 'Cum multa essent', 'lumen gentium', 'Lumen Gentiumque', 'At 3:16 it began', 'The LG was', 'Psalm', 'Cf. 11, 12', 'ratio 3:1', 'CCC 9999', 'In the year 1964'])('%s is none', (text) => {
    expect(found(`${text}.`)).toEqual([]);
  });

  it.each(Object.entries(SIGNS))('%s stands for a document that is there: %s', (_, id) => {
    expect(isKnownPage(`/documents/${id}`)).toBe(true);
  });

  it('takes the time that its length asks for', () => {
    const started = performance.now();
    referencesOf('Lumen Gentium Rerum 1 Cor 13 and In Plurimis. '.repeat(20_000), 'en', true, 'x');
    for (const piece of ['1 ', 'A ', 'Ab', 'Jn 3', ':', 'Lumen ', '天', 'LG ']) referencesOf(piece.repeat(100_000), 'zh', true, 'x');
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
