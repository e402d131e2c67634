import { expect, it } from 'vitest';
import { localizedHref } from './language-tag';

it.each([
  ['/', '/de'], ['/?q=a', '/de?q=a'], ['/#top', '/de#top'], ['/saints/x?y=/z#p', '/de/saints/x?y=/z#p'], ['?page=2', '?page=2'], ['#p12', '#p12'], ['https://other.example/', 'https://other.example/'], ['', ''],
])('a link to %j is one to %j in German, and stays as it is in English', (href, german) => {
  expect([localizedHref(href, 'de'), localizedHref(href, 'en')]).toEqual([german, href]);
});
