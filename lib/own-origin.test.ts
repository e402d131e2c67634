import { expect, it } from 'vitest';
import { isOwnOrigin, pageBefore } from './own-origin';

const SITE = 'https://site.example:8443';
const from = (received: Record<string, string>) => new Headers({ host: 'inner:3000', ...received });

it.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: SITE }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: SITE }, true],
  [{ origin: 'http://inner:3000' }, true],
  [{ origin: 'https://site.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('a post with %o is ours: %s (O-27)', (received, ours) => expect(isOwnOrigin(from(received), SITE)).toBe(ours));

it.each([
  ['https://site.example:8443/de/saints/a?x=1#y', '/de/saints/a?x=1'],
  ['http://inner:3000/ask', '/ask'],
  ['https://site.example:8443//evil.example/', '/'],
  ['https://evil.example/saints', '/'],
  ['no address', '/'],
])('after a post from %s the reader is at %s', (referer, path) => expect(pageBefore(from({ referer }), SITE)).toBe(path));
