import { isIP } from 'node:net';

/** The first half of an IPv6 address, in one spelling: whoever has one address has all of its network. */
function networkOf(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const groups = tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** Proxies write `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1` or `[2001:db8::1]:443`. */
function counted(written: string): string {
  const address = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? (/^[\d.]+:\d+$/.test(written) ? written.replace(/:\d+$/, '') : written);
  const mapped = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return isIP(address) === 6 ? (mapped ?? networkOf(address)) : address.slice(0, 64);
}

/**
 * Whom a request counts for: an IPv4 address, or the /64 network of an IPv6 one. Behind a trusted proxy it is the last address of
 * X-Forwarded-For, the one the proxy itself saw; those before it are the sender's own words. Without a trusted proxy there is no address to
 * believe: Next gives route handlers no socket, and the header it fills in cannot be told from one that was sent. All such requests share one count.
 * @param trustProxy `TRUST_PROXY` of the environment
 */
export function clientAddress(headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ? counted(forwarded) : 'direct';
}
