import { describe, expect, it } from 'vitest';
import { knownZone, readerZone } from './reader-zone';

describe('the zone a browser tells', () => {
  it.each([['Asia/Manila', 'Asia/Manila'], ['UTC', 'UTC'], ['Mars/Olympus', undefined], ['', undefined], [undefined, undefined], ['../../etc', undefined]])('%s is %s', (cookie, zone) => {
    expect(knownZone(cookie)).toBe(zone);
    expect(readerZone(cookie)).toBe(zone ?? 'UTC');
  });
});
