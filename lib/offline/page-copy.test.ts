import { describe, expect, it } from 'vitest';
import { assetsOf, copyAddress, copyOf, KEPT_AT, KEPT_FOR, KEPT_READ, KEPT_TITLE, localeOf, mayBeKept, readerOf, shellPaths } from './page-copy';

const NOW = '2026-12-01T10:00:00.000Z';
const page = (meta = '<meta name="offline-reader" content="all"/><meta name="offline-copy" content="1"/>') =>
  `<!DOCTYPE html><html lang="de"><head><title>Leo &amp; Rom · X</title>${meta}<link href="/_next/static/css/a.css"/><script src="/_next/static/chunks/b-1.js"></script></head><body>self.x="/_next/static/chunks/b-1.js"</body></html>`;
const sent = (change: { status?: number; redirected?: boolean; type?: string } = {}) => ({
  status: change.status ?? 200, redirected: change.redirected ?? false,
  headers: new Headers({ 'content-type': change.type ?? 'text/html; charset=utf-8', 'content-security-policy': "script-src 'nonce-x'", 'content-encoding': 'gzip', vary: 'rsc', link: '<x>; rel=preload' }),
});

describe('a copy of a page', () => {
  it('says when it was read, whose it is and what it is called, and keeps its policy', async () => {
    const copy = copyOf(sent(), page(), NOW);
    expect(await copy?.text()).toContain(`<html data-kept="${NOW}" lang="de">`);
    expect(Object.fromEntries(copy?.headers ?? [])).toEqual({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'nonce-x'", [KEPT_AT]: NOW, [KEPT_READ]: NOW, [KEPT_FOR]: 'all', [KEPT_TITLE]: encodeURIComponent('Leo & Rom · X') });
  });

  it('says when its content was read, which may be before it was opened', async () => {
    const read = '2026-11-30T09:00:00.000Z';
    const copy = copyOf(sent(), page(`<meta name="offline-copy" content="${read}"/>`), NOW);
    expect([copy?.headers.get(KEPT_READ), copy?.headers.get(KEPT_AT)]).toEqual([read, NOW]);
    expect(await copy?.text()).toContain(`<html data-kept="${read}"`);
    expect(copyOf(sent(), page('<meta name="offline-copy" content="yesterday"/>'), NOW)?.headers.get(KEPT_READ)).toBe(NOW);
  });

  it.each<[string, Parameters<typeof sent>[0]]>([
    ['an error', { status: 500 }], ['a missing page', { status: 404 }], ['a refusal', { status: 403 }], ['another address', { redirected: true }], ['data', { type: 'application/json' }], ['the steps of the application', { type: 'text/x-component' }],
  ])('is not made of %s', (_name, change) => expect(copyOf(sent(change), page(), NOW)).toBeUndefined());

  it('is not made of a page that does not say so', () => {
    expect(copyOf(sent(), page(''), NOW)).toBeUndefined();
    expect(copyOf(sent(), page('&lt;meta name="offline-copy" content="1"'), NOW)).toBeUndefined();
    expect(copyOf(sent(), page('<meta name="offline-copy" content="1"/>'), NOW)?.headers.get(KEPT_FOR)).toBe('nobody');
  });
});

it('a page tells whose it is', () => {
  expect(readerOf(page())).toBe('all');
  expect(readerOf(page(''))).toBeUndefined();
});

it('a step of the application tells whether its page may be kept', () => {
  expect(mayBeKept('5:["$","meta",null,{"name":"offline-copy","content":"1"}]')).toBe(true);
  expect(mayBeKept('5:["$","p",null,{"children":"offline-copy"}]')).toBe(false);
});

it.each([
  ['https://x.example/documents/a?_rsc=1x#p2', 'https://x.example/documents/a'],
  ['https://x.example/documents/a?quote=b&_rsc=1x', 'https://x.example/documents/a?quote=b'],
])('%s is kept as %s', (address, kept) => expect(copyAddress(address)).toBe(kept));

it('the scripts and styles of a page are named once each', () => expect(assetsOf(page())).toEqual(['/_next/static/css/a.css', '/_next/static/chunks/b-1.js']));

it.each([['https://x.example/de/documents/a', 'de', '/de/offline'], ['https://x.example/documents/a', 'en', '/offline'], ['https://x.example/', 'en', '/offline']] as const)('%s is read in %s', (address, locale, offline) => {
  expect(localeOf(address)).toBe(locale);
  expect(shellPaths(localeOf(address))[0]).toBe(offline);
});
