import { describe, expect, it } from 'vitest';
import { isApiConsoleKey } from './api-console-key';

describe('a key of the API console', () => {
  it.each(['sk_live_abcdefghijklmnopqrstuvwxyz', 'sk-abcdefghijklmnopqrstuvwxyz', 'mag_abcdefghijklmnopqrstuvwxyz', 'SK_ABCDEFGHIJKLMNOPQRST', 'magisterium_abcdefghijklmnop', 'api_key_abcdefghijklmno'])('%s is one', (text) => {
    expect(isApiConsoleKey(text)).toBe(true);
  });
  it.each([
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'f7T2_xYkq9-ab3dE5gH7jK9mN1pQ3rS5', 'skabcdefghijklmnopqrstuvw', 'magnificat-anima-mea-dominum', 'apikeyless0123456789abcdef',
  ])('%s is a token', (text) => expect(isApiConsoleKey(text)).toBe(false));
});
