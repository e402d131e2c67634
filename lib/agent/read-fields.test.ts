import { describe, expect, it } from 'vitest';
import { charactersOf, optionalText } from './read-fields';

describe('a text member', () => {
  it.each([['', 0], ['abc', 3], ['🙏', 1], ['🙏🙏a', 3], ['\ud800', 1], ['\udc00\ud800', 2], ['\ud800\ud800\udc00', 2], ['e\u0301', 2]])('%j has %i characters', (text, count) => {
    expect(charactersOf(text)).toBe(count);
    expect(charactersOf(text)).toBe([...text].length);
  });

  it('may be as long as it is said to be, in characters', () => {
    expect(optionalText('🙏'.repeat(300), 'data.query', 300)).toHaveLength(600);
    for (const text of ['🙏'.repeat(301), 'a'.repeat(301)]) expect(() => optionalText(text, 'data.query', 300)).toThrow('must not be longer than 300 characters');
  });
});
