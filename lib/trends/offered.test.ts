import { describe, expect, it } from 'vitest';
import { areSeveral, chosenFrom, nearTo, offered } from './offered';

const see = (code: string, name: string) => ({ code, name, country: '' });

describe('sees that are offered', () => {
  const sees = offered([see('a', 'Springfield'), see('b', 'springfield'), see('c', 'Győr')]);
  it('are told apart', () => expect(sees.map(({ name }) => name)).toEqual(['Springfield (a)', 'springfield (b)', 'Győr']));
  it('are meant by their names, however these are written', () => {
    for (const { code, name } of sees) expect(chosenFrom(sees, ` ${name.toUpperCase().normalize('NFD')} `)).toBe(code);
  });
  it('and by nothing else', () => {
    for (const words of ['Spring', 'Springfield', '', 'a']) expect(chosenFrom(sees, words)).toBeUndefined();
  });
});

describe('words that mean several', () => {
  const sees = offered(['San José', 'San Francisco', 'Sankt Pölten', 'Lima', 'Köln'].map((name, index) => see(String(index), name)));
  const near = (words: string) => nearTo(sees, words).map(({ name }) => name);
  it('are offered all that have them', () => expect(near('san')).toEqual(['San José', 'San Francisco', 'Sankt Pölten']));
  it('with or without their marks', () => expect([near('SAN jose'), near('koln')]).toEqual([['San José'], ['Köln']]));
  it('or those that begin alike', () => expect(near('San Diego')).toEqual(['San José', 'San Francisco', 'Sankt Pölten']));
  it('and nothing for others', () => expect([near('Rome'), near('…'), near('')]).toEqual([[], [], []]));
  it('are told from words that mean one or none', () => expect(['San', 'sanct', 'san f', 'San Diego', 'lima', 'x'].map((words) => areSeveral(sees, words))).toEqual([true, false, false, false, false, false]));
  it('are not more than one can look through', () => expect(nearTo(Array.from({ length: 40 }, (_, index) => see(String(index), `San ${index}`)), 'san')).toHaveLength(12));
});
