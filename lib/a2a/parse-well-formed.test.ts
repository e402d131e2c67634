import { expect, it } from 'vitest';
import { parseWellFormed } from './parse-well-formed';

it.each<[string, unknown]>([
  ['{"id":"a\\ud83d","deep":[{"name":"\\udc00b"}]}', { id: 'a\uFFFD', deep: [{ name: '\uFFFDb' }] }],
  ['{"name":"\\ud83d\\ude4f","n":1,"no":null}', { name: '🙏', n: 1, no: null }],
  ['{"name":"🙏 \\u00e9"}', { name: '🙏 é' }],
  ['[]', []],
])('%s', (text, value) => {
  expect(parseWellFormed(text)).toEqual(value);
  expect(() => encodeURIComponent(JSON.stringify(Object.values(parseWellFormed(text) as object)))).not.toThrow();
});

it('refuses what is no JSON', () => expect(() => parseWellFormed('{"a":"\\ud83d"')).toThrow(SyntaxError));
