import { describe, expect, it, vi } from 'vitest';

vi.stubEnv('A2A_URL', 'https://agent.example/a2a');
vi.stubEnv('SESSION_SECRET', 'a-secret-of-at-least-thirty-two-characters');
const { sessionOfPasted } = await import('./pasted-token');

const problem = (text: string) => {
  const pasted = sessionOfPasted(text);
  return pasted.ok ? undefined : pasted.problem;
};

describe('a pasted token', () => {
  it('becomes a session of its own that cannot be renewed', () => {
    const [first, second] = [sessionOfPasted(`  Bearer ${'a'.repeat(20)}\n`), sessionOfPasted('a'.repeat(8_000))];
    expect(first).toMatchObject({ ok: true, session: { accessToken: 'a'.repeat(20), way: 'pasted', agentUrl: 'https://agent.example/a2a', turn: 0 } });
    expect(first.ok && first.session.refreshToken).toBeFalsy();
    expect(second.ok && first.ok && second.session.id !== first.session.id).toBe(true);
  });

  it('tells when it ends where it is a JWT that says so', () => {
    const token = (exp: unknown) => `eyJ4.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.c2lnbmF0dXJl`;
    const ends = (exp: unknown) => {
      const pasted = sessionOfPasted(token(exp));
      return pasted.ok && pasted.session.expiresAt;
    };
    expect(ends(Date.UTC(2026, 11, 24) / 1000)).toBe('2026-12-24T00:00:00.000Z');
    expect(ends(1e300)).toBeUndefined();
    expect(ends('x')).toBeUndefined();
  });

  it.each(['', 'a'.repeat(19), 'a'.repeat(8_001), `${'a'.repeat(20)} ${'b'.repeat(20)}`, `${'a'.repeat(20)}\r\nX-Evil: 1`, `${'a'.repeat(20)}é`])('%j is none', (text) => expect(problem(text)).toBe('token'));

  it('a key of the API console is told from a token, also with "Bearer" before it or too short', () => {
    for (const text of ['sk_live_0123456789abcdefghij', 'Bearer sk_live_0123456789abcdefghij', 'sk_short']) expect(problem(text)).toBe('api-key');
  });
});
