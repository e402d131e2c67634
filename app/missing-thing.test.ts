import { describe, expect, it } from 'vitest';
import { missingThing } from './missing-thing';

describe('missingThing', () => {
  it.each([
    ['/saints/terese-lizieux', { kind: 'saint', name: 'terese-lizieux' }],
    ['/de/calendar/2026-02-30', { kind: 'date', name: '2026-02-30' }],
    ['/zh/dioceses/%E9%A9%AC%E5%B0%BC%E6%8B%89', { kind: 'diocese', name: '马尼拉' }],
    ['/popes/%E0%A4%A', { kind: 'pope', name: '%E0%A4%A' }],
    [`/documents/${'a'.repeat(100)}`, { kind: 'document', name: `${'a'.repeat(79)}…` }],
  ])('%s', (pathname, expected) => {
    const missing = missingThing(pathname);
    expect(missing).toMatchObject(expected);
    expect(missing?.id.startsWith(expected.name.replace(/…$/, ''))).toBe(true);
  });

  it('prints a sign for what cannot be printed', () => {
    expect(missingThing('/documents/a%00b%0A%7F')?.name).toBe('a\ufffdb\ufffd\ufffd');
  });

  it.each(['/', '/nothing', '/saints', '/de/saints/', '/saints/a/b', ''])('finds nothing in %j', (pathname) => {
    expect(missingThing(pathname)).toBeUndefined();
  });
});
