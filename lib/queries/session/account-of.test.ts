import { expect, it } from 'vitest';
import { accountOf } from './account-of';

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;

it('one person at one server is one account, whatever else the token says', () => {
  const one = accountOf(jwt({ sub: 'anna', exp: 1 }), 'https://a.example');
  expect(accountOf(jwt({ sub: 'anna', exp: 2 }), 'https://a.example')).toBe(one);
  expect(accountOf(jwt({ sub: 'anna' }), 'https://b.example')).not.toBe(one);
  expect(accountOf(jwt({ sub: 'bela' }), 'https://a.example')).not.toBe(one);
  expect(one).not.toContain('anna');
});

it.each([['an opaque token', 'opaque-token'], ['no subject', jwt({ exp: 1 })], ['an empty subject', jwt({ sub: '' })], ['a subject that is no text', jwt({ sub: 7 })]])('%s names nobody', (_, token) => {
  expect(accountOf(token, 'https://a.example')).toBeUndefined();
});
