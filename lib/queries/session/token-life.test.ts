import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jwtClaims, lifeFrom } from './token-life';

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const askedAt = Date.UTC(2026, 10, 30, 12);
const opaque = 'f7T2xYkq9ab3dE5gH7jK9mN1pQ3rS5';

describe('the life of a token', () => {
  it('counts from when it was asked for, and ends a minute early', () => {
    expect(lifeFrom(opaque, 3600, askedAt)).toEqual({ expiresAt: '2026-11-30T13:00:00.000Z', renewAt: '2026-11-30T12:59:00.000Z' });
  });
  it('that is short is renewed at its half, not at every request', () => {
    expect(lifeFrom(opaque, 30, askedAt)).toEqual({ expiresAt: '2026-11-30T12:00:30.000Z', renewAt: '2026-11-30T12:00:15.000Z' });
  });
  it('is the same however wrong the server’s clock is', () => {
    const fast = jwt({ iat: askedAt / 1000 + 86_400, exp: askedAt / 1000 + 90_000 });
    expect(lifeFrom(fast, undefined, askedAt).expiresAt).toBe('2026-11-30T13:00:00.000Z');
  });
  it.each([1e15, 1e300, Number.MAX_VALUE, Infinity])('of %d seconds is long, and still a date that can be read back', (seconds) => {
    for (const life of [lifeFrom(opaque, seconds, askedAt), lifeFrom(jwt({ iat: 0, exp: seconds }), undefined, askedAt)]) {
      if (life.expiresAt) expect(life.expiresAt).toBe('2036-11-27T12:00:00.000Z');
      expect(z.iso.datetime().optional().safeParse(life.renewAt).success).toBe(true);
    }
  });
  it.each([0, -5, -1e300])('of %d seconds is over', (seconds) => {
    expect(lifeFrom(opaque, seconds, askedAt).expiresAt).toBe('2026-11-30T12:00:00.000Z');
  });
  it('is unknown for an opaque token of which nothing was said, and for a token that makes no sense', () => {
    expect(lifeFrom(opaque, undefined, askedAt)).toEqual({});
    expect(lifeFrom(jwt({ exp: 'soon', iat: 1 }), undefined, askedAt)).toEqual({});
    expect(lifeFrom(jwt({ exp: 1, iat: 2 }), undefined, askedAt)).toEqual({});
    expect(jwtClaims('a.b')).toBeUndefined();
    expect(jwtClaims('a.!!.c')).toBeUndefined();
  });
});
