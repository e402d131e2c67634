import { describe, expect, it } from 'vitest';
import { safeExternalUrl } from './safe-url';

describe('safeExternalUrl', () => {
  it.each([
    ['https://www.vatican.va/content/vatican/en.html', 'https://www.vatican.va/content/vatican/en.html'],
    ['  http://example.org/a?b=c#d ', 'http://example.org/a?b=c#d'],
    ['HTTPS://Example.ORG', 'https://example.org/'],
    ['https://zh.example/梵蒂冈', 'https://zh.example/%E6%A2%B5%E8%92%82%E5%86%88'],
  ])('lets %s through', (given, expected) => {
    expect(safeExternalUrl(given)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org/',
    '//example.org/a',
    '/saints/x',
    'example.org',
    'https:example.org',
    'https://',
    'https://user:secret@example.org/',
    'https://exa mple.org/',
    'https://example.org\\@evil.example/',
    'https://example.org/\n/evil',
    '',
  ])('refuses %j', (given) => {
    expect(safeExternalUrl(given)).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, ['https://example.org']])('refuses the non-text %j', (given) => {
    expect(safeExternalUrl(given)).toBeUndefined();
  });
});
