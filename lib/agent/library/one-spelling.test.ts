import { describe, expect, it } from 'vitest';
import { oneSpelling } from './one-spelling';
import { searchLibrary } from './search-library';
import { rootOf } from './topic-words';

const PAIRS: readonly (readonly [british: string, american: string])[] = [
  ['labour', 'labor'], ['saviour', 'savior'], ['honour', 'honor'], ['honoured', 'honored'], ['neighbour', 'neighbor'], ['neighbours', 'neighbors'], ['favourite', 'favorite'], ['splendour', 'splendor'],
  ['centre', 'center'], ['sepulchre', 'sepulcher'], ['defence', 'defense'], ['offences', 'offenses'], ['dialogue', 'dialog'], ['catalogue', 'catalog'], ['judgement', 'judgment'],
  ['catechise', 'catechize'], ['evangelisation', 'evangelization'], ['baptised', 'baptized'], ['canonisation', 'canonization'], ['urbanisation', 'urbanization'], ['organisations', 'organizations'],
];

describe('the British and the American spelling of a word', () => {
  it.each(PAIRS)('%s and %s are one word', (british, american) => {
    expect(oneSpelling(british)).toBe(oneSpelling(american));
    expect(rootOf(british)).toBe(rootOf(american));
    expect(searchLibrary(british).map(({ id }) => id)).toEqual(searchLibrary(american).map(({ id }) => id));
  });

  it.each(['hour', 'four', 'your', 'our', 'source', 'mourning', 'wise', 'rise', 'madre', 'science', 'conscience', 'vogue', 'movement'])('leaves %s', (word) => {
    expect(oneSpelling(word)).toBe(word);
  });

  it.each([['Leo XIII labor', 'Leo XIII labour', 1], ['labor encyclical', 'labour encyclical', 3], ['capital and labor', 'capital and labour', 1]])('"%s" finds what "%s" finds, and Rerum novarum among the first', (american, british, within) => {
    const found = searchLibrary(american).map(({ id }) => id);
    expect(found).toEqual(searchLibrary(british).map(({ id }) => id));
    expect(found.slice(0, within)).toContain('rerum-novarum');
  });
});
