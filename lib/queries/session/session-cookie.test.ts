import { describe, expect, it, vi } from 'vitest';

vi.stubEnv('SITE_URL', 'https://saints.example');
const { fitsCookies, readChunks, writeChunks } = await import('./session-cookie');

function jar(kept: Map<string, string> = new Map()) {
  const options: { name: string; secure: boolean; httpOnly: boolean; sameSite: string; path: string }[] = [];
  return {
    kept,
    options,
    get: (name: string) => (kept.has(name) ? { value: kept.get(name) ?? '' } : undefined),
    set: (name: string, value: string, given: { maxAge: number; secure: boolean; httpOnly: boolean; sameSite: string; path: string }) => {
      options.push({ name, secure: given.secure, httpOnly: given.httpOnly, sameSite: given.sameSite, path: given.path });
      return given.maxAge > 0 ? kept.set(name, value) : kept.delete(name);
    },
  };
}

describe('a session in cookies', () => {
  it('is cut so that no cookie is longer than a browser keeps, and put together again', () => {
    const cookies = jar();
    const long = Array.from({ length: 11_000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
    writeChunks(cookies, cookies, long, 60);
    expect(cookies.kept.size).toBe(4);
    for (const [name, value] of cookies.kept) expect(name.length + value.length).toBeLessThan(3_800);
    expect(readChunks(cookies)).toBe(long);
  });

  it('leaves no part of a longer one behind', () => {
    const cookies = jar();
    writeChunks(cookies, cookies, 'x'.repeat(9_000), 60);
    writeChunks(cookies, cookies, 'short', 60);
    expect([...cookies.kept.values()]).toEqual(['short']);
    writeChunks(cookies, cookies, '', 0);
    expect(cookies.kept.size).toBe(0);
  });

  it('is out of reach of scripts, other sites, plain http and neighbours', () => {
    const cookies = jar();
    writeChunks(cookies, cookies, 'sealed', 60);
    expect(cookies.options).toEqual([{ name: '__Host-mx-session', secure: true, httpOnly: true, sameSite: 'lax', path: '/' }]);
  });

  it('that would be longer than a server’s limit for headers is refused', () => {
    expect(fitsCookies('x'.repeat(14_400))).toBe(true);
    expect(fitsCookies('x'.repeat(14_401))).toBe(false);
  });
});
