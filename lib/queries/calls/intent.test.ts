import { describe, expect, it } from 'vitest';
import { isPersonAsking } from './intent';

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' };
const inside = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

describe('who may cause a call', () => {
  it.each<[string, Record<string, string>]>([
    ['an address typed or a link from elsewhere', navigation],
    ['a page that is read', { ...navigation, 'x-request-method': 'GET' }],
    ['an action through the proxy', { 'next-action': 'x', 'x-request-method': 'POST' }],
    ['a link from another site', { ...navigation, 'sec-fetch-site': 'cross-site' }],
    ['a link followed inside the application', inside],
    ['a telephone called Cubot', { ...navigation, 'user-agent': 'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36' }],
    ['an action', { 'next-action': 'x' }],
    ['a form without scripts', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('%s may', (_, received) => expect(isPersonAsking(new Headers(received))).toBe(true));

  it.each<[string, Record<string, string>]>([
    ['a crawler or an unfurler', { 'user-agent': 'bot' }],
    ['a crawler that draws pages', { ...navigation, 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (compatible; Googlebot/2.1) Chrome/130 Safari/537.36' }],
    ['a crawler on a telephone', { ...navigation, 'user-agent': 'Mozilla/5.0 (Linux; Android 6; Nexus 5X) Chrome/130 Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile)' }],
    ['a crawler of one word', { ...navigation, 'user-agent': 'Discobot/2.0' }],
    ['a prefetch', { ...navigation, 'sec-purpose': 'prefetch' }],
    ['a prerender', { ...navigation, 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', { ...inside, purpose: 'prefetch' }],
    ['a reload', { ...navigation, 'cache-control': 'max-age=0' }],
    ['a hard reload', { ...navigation, 'cache-control': 'no-cache' }],
    ['a frame', { ...navigation, 'sec-fetch-dest': 'iframe' }],
    ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
    ['a script of another site', { ...inside, 'sec-fetch-site': 'cross-site' }],
    ['a HEAD that is otherwise a navigation', { ...navigation, 'x-request-method': 'HEAD' }],
    ['a HEAD from inside the application', { ...inside, 'x-request-method': 'HEAD' }],
    ['a HEAD that names an action', { 'next-action': 'x', 'x-request-method': 'HEAD' }],
    ['a HEAD with the type of a form', { 'content-type': 'multipart/form-data; boundary=x', 'x-request-method': 'HEAD' }],
    ['OPTIONS', { ...navigation, 'x-request-method': 'OPTIONS' }],
    ['a post of plain text', { 'content-type': 'text/plain' }],
  ])('%s may not', (_, received) => expect(isPersonAsking(new Headers(received))).toBe(false));
});
