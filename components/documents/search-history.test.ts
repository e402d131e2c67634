import { expect, it } from 'vitest';
import { MOST_SEARCHES, readSearches } from './search-history';

it.each<[string | null, string[]]>([
  [null, []],
  ['', []],
  ['no json', []],
  ['{"a":1}', []],
  ['["a",7,null," ","a","恩典"]', ['a', '恩典']],
  [JSON.stringify(['x'.repeat(2_000), 'y']), ['y']],
])('of what a browser holds, %j is read as %j', (stored, read) => expect(readSearches(stored)).toEqual(read));

it('holds no more than it says', () => {
  expect(readSearches(JSON.stringify(Array.from({ length: 500 }, (_, index) => `q${index}`)))).toHaveLength(MOST_SEARCHES);
});
