import { expect, it } from 'vitest';
import { readerZone } from './reader-zone';

it.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['Nowhere/Atlantis', 'UTC'],
  ['"><script>', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('the zone of the cookie %j is %s', (cookie, zone) => {
  expect(readerZone(cookie)).toBe(zone);
});
