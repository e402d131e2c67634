import { describe, expect, it } from 'vitest';
import { filesWithin, readExtras } from './answer-extras';

describe('what an answer has beside its text', () => {
  it('is read as it was kept', () => {
    const extras = {
      related: ['More?'],
      names: [
        { words: 'Leo XIII', href: '/popes/leo-xiii', needs: 'pope' }, { words: 'John 6:51', href: '/documents/john-6#v51' },
        { words: 'Johann Müller', href: '/saints?q=Johann%20M%C3%BCller' }, { words: 'Jn 6', href: '/documents?q=Jn%206%3A51' },
      ],
      files: [{ name: 'a.pdf', mimeType: 'application/pdf', bytes: 'QUJD' }, { name: 'b', uri: 'https://example.org/b' }],
    };
    expect(readExtras(JSON.parse(JSON.stringify(extras)), 100)).toEqual(extras);
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '/popes/../../x', '/api/auth/sign-out', '/popes/a b', '/popes//evil', '/saints/x\n'])('a name leads only to our own pages, not to %s', (href) => {
    expect(readExtras({ names: [{ words: 'Leo XIII', href }] }, 0)).toEqual({});
  });

  it.each([null, 7, 'x', { related: 'x', names: {}, files: 3 }, { related: [1, ''], names: [null, { words: 1, href: '/popes/x' }], files: [{}, { name: 5 }] }])('is nothing where it is damaged: %#', (value) => {
    expect(readExtras(value, 100)).toEqual({});
  });

  it('a file that is too large, no base64 or at no address is only named', () => {
    const files = [{ name: 'a', bytes: 'AAAA' }, { name: 'b', bytes: 'BBBB' }, { name: 'c', uri: 'javascript:alert(1)' }, { name: 'd', bytes: '<b>' }];
    expect(readExtras({ files }, 6).files).toEqual([{ name: 'a', bytes: 'AAAA' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
    expect(filesWithin([{ name: 'a', bytes: 'AAAA' }, { name: 'b', uri: 'https://example.org/b' }], 0)).toEqual([{ name: 'a' }, { name: 'b', uri: 'https://example.org/b' }]);
  });
});
