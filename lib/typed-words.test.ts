import { expect, it } from 'vitest';
import { typedWords } from './typed-words';

it.each<[string | string[] | undefined, string]>([
  [undefined, ''], ['', ''], ['  anne ', 'anne'], [['anne', 'mary'], 'anne'], [[], ''], ['0123456789', '01234567'], ['0123456 89', '0123456'],
  ['012345🙏', '012345🙏'], ['0123456🙏', '0123456'], ['a\uD83Db', 'a\uFFFDb'],
])('%j is %j', (given, words) => expect(typedWords(given, 8)).toBe(words));

it('can always be part of an address', () => {
  for (let length = 0; length < 12; length += 1) expect(() => encodeURIComponent(typedWords('🙏x🙏🏽yz🇻🇦', length))).not.toThrow();
});
