import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

describe('a path to go back to', () => {
  it.each([
    '/', '/saints/jerome', '/de/calendar/2026-12-25?mass=night', '/saints?q=Teresa%20of%20%C3%81vila', '/ask?q=100%25', '/saints/%E8%80%B6', '/documents/a%2Fb', '/apiary', '/ask?next=https://example.org/',
  ])('%s is one of ours', (path) => expect(ownPath(path)).toBe(path));

  it.each([
    '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', 'https:evil.example', 'https://evil.example/', 'javascript:alert(1)', 'saints', '',
    '/%2Fevil.example', '/%2f%2fevil.example', '/%5Cevil.example', '/%252Fevil.example', '/%255Cevil.example', '/\t/evil.example', '/%09/evil.example', '/\n/evil.example',
    '/./\\evil.example', '/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%zz', ' /saints', '/api/auth/sign-in?back=/', '/api', '/_next/x', `/${'a'.repeat(2_001)}`,
  ])('%j is not', (path) => expect(ownPath(path)).toBe('/'));

  it('nothing at all is the first page', () => {
    expect(ownPath(null)).toBe('/');
    expect(ownPath(undefined)).toBe('/');
  });
});
