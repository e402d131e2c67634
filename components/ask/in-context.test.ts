import { describe, expect, it } from 'vitest';
import { carried, quotedPath, searchPath } from './in-context';

describe('a quotation in an address', () => {
  it('is carried whole where it is short', () => {
    expect(carried('  For God\n so loved ')).toBe('For God so loved');
    expect(quotedPath('/documents/john-3', 'For God & man')).toBe('/documents/john-3?quote=For%20God%20%26%20man#passage');
    expect(quotedPath('/documents/ccc-1#p1', undefined)).toBe('/documents/ccc-1#p1');
    expect(quotedPath('/documents/ccc-1#p1', 'a')).toBe('/documents/ccc-1?quote=a#passage');
    expect(searchPath('Lumen Gentium', null)).toBe('/passage?title=Lumen%20Gentium');
  });

  it('is never cut inside a word, however long it is', () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`);
    for (let count = 100; count <= words.length; count += 1) {
      const cut = carried(words.slice(0, count).join(' ')).replace('…', '').split(' ');
      expect(cut).toEqual(words.slice(0, cut.length));
      const read = new URL(quotedPath('/documents/x', words.slice(0, count).join(' ')), 'https://site.example').searchParams.get('quote') ?? '';
      expect(carried(read)).toBe(read);
    }
  });

  it.each([
    ['English', 'word '.repeat(3_000)],
    ['Chinese', '天主竟这样爱了世界'.repeat(400)],
    ['one endless word', 'x'.repeat(9_000)],
    ['half a letter', '\uD83D'.repeat(3_000)],
  ])('is cut where it is long, in %s (O-59)', (_name, text) => {
    const cut = carried(text);
    expect(cut.endsWith('…')).toBe(true);
    expect(cut.length).toBeGreaterThan(100);
    expect(searchPath(text, text).length).toBeLessThan(6_000);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    expect(carried(cut)).toBe(cut);
  });
});
