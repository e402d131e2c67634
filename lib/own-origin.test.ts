import { describe, expect, it } from 'vitest';
import { isOwnOrigin, pageBefore } from './own-origin';

const SITE = 'https://site.example:8443';
const from = (received: Record<string, string>) => new Headers({ host: 'inner:3000', ...received });

describe('whose post it is (O-27)', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ origin: SITE, 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: SITE }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: SITE, 'sec-fetch-site': 'none' }, true],
    // A name of somebody else's that leads here (DNS rebinding) is its own origin and its own host.
    [{ origin: 'http://inner:3000', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'http://inner:3000' }, false],
    [{ origin: SITE, 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'https://site.example' }, false],
    [{ origin: 'http://site.example:8443' }, false],
    [{ origin: 'https://site.example:8443.evil.example' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('%o: ours is %s', (received, ours) => expect(isOwnOrigin(from(received), SITE)).toBe(ours));

  it.each<[Record<string, string>, boolean]>([
    [{ origin: 'http://inner:3000' }, true],
    [{ origin: 'https://inner:3000', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: SITE }, false],
    [{ origin: 'http://inner:3000', 'sec-fetch-site': 'cross-site' }, false],
    [{}, false],
  ])('%o, where no public origin is set: %s', (received, ours) => expect(isOwnOrigin(from(received), undefined)).toBe(ours));
});

describe('where a reader was', () => {
  it.each([
    ['https://site.example:8443/de/saints/a?x=1#y', '/de/saints/a?x=1'],
    ['https://site.example:8443/api/auth/sign-in', '/'],
    ['https://site.example:8443//evil.example/', '/'],
    ['https://site.example:8443/%2Fevil.example', '/'],
    ['http://inner:3000/ask', '/'],
    ['https://evil.example/saints', '/'],
    ['no address', '/'],
    ['', '/'],
  ])('after a post from %s the reader is at %s', (referer, path) => expect(pageBefore(from({ referer }), SITE)).toBe(path));

  it('is at the host that was asked where no public origin is set', () => expect(pageBefore(from({ referer: 'http://inner:3000/ask' }), undefined)).toBe('/ask'));
});
