import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

const from = (forwarded: string, trusted = true) => clientAddress(new Headers({ 'x-forwarded-for': forwarded }), trusted);

describe('whom a request counts for', () => {
  it('is nobody in particular without a proxy that is trusted, or without its header', () => {
    expect(from('1.2.3.4', false)).toBe('direct');
    expect(clientAddress(new Headers(), true)).toBe('direct');
    expect(from(' ')).toBe('direct');
  });

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::9]:443', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['x'.repeat(5_000), 'x'.repeat(64)],
  ])('of %s is %s', (forwarded, counted) => expect(from(forwarded)).toBe(counted));

  it('is one for all addresses of a network, and another for the next network', () => {
    const of = (network: number) => new Set(Array.from({ length: 200 }, (_, i) => from(`2001:db8:1:${network.toString(16)}::${i.toString(16)}`)));
    expect([of(1).size, of(2).size, new Set([...of(1), ...of(2)]).size]).toEqual([1, 1, 2]);
  });
});
