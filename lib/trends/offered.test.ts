import { describe, expect, it } from 'vitest';
import { chosenFrom, offered } from './offered';

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
