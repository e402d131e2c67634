import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function withEnv(values: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  vi.resetModules();
  delete (globalThis as { sessionSecret?: unknown }).sessionSecret;
  return { ...(await import('./seal')), ...(await import('./session-secret')) };
}

beforeEach(() => warned.mockClear());
afterEach(() => vi.unstubAllEnvs());

describe('a seal', () => {
  it('is opened by the same key, and shows nothing of what it holds', async () => {
    const { seal, unseal } = await withEnv({ SESSION_SECRET: SECRET });
    const sealed = (await seal({ accessToken: 'CANARY-token' }, 60)) ?? '';
    expect(sealed).toMatch(/^[\w*.~-]+$/);
    expect(sealed).not.toContain('CANARY');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('CANARY');
    expect(await unseal(sealed, 60)).toEqual({ accessToken: 'CANARY-token' });
  });

  it('that was changed in any one place is not opened', async () => {
    const { seal, unseal } = await withEnv({ SESSION_SECRET: SECRET });
    const sealed = (await seal({ a: 'b' }, 60)) ?? '';
    for (let at = 0; at < sealed.length - 2; at += 7) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(await unseal(sealed.slice(0, at) + other + sealed.slice(at + 1), 60), `character ${at}`).toBeUndefined();
    }
    for (const text of ['', 'x', sealed.slice(0, -9), '*'.repeat(20)]) expect(await unseal(text, 60)).toBeUndefined();
  });

  it('of an old key is not opened', async () => {
    const before = await withEnv({ SESSION_SECRET: SECRET });
    const sealed = (await before.seal({ a: 'b' }, 60)) ?? '';
    const after = await withEnv({ SESSION_SECRET: `${SECRET}-changed` });
    expect(await after.unseal(sealed, 60)).toBeUndefined();
  });

  it('that is too old is not opened', async () => {
    const { seal, unseal } = await withEnv({ SESSION_SECRET: SECRET });
    const sealed = (await seal({ a: 'b' }, 600)) ?? '';
    vi.useFakeTimers({ now: Date.now() + 700_000, toFake: ['Date'] });
    expect(await unseal(sealed, 600)).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('the key', () => {
  it.each([['no secret', undefined], ['a short one', 'too short']])('%s in production: none, and the log says so once, without the text', async (_what, secret) => {
    const { seal, sessionSecret } = await withEnv({ SESSION_SECRET: secret, NODE_ENV: 'production' });
    expect(sessionSecret()).toBeUndefined();
    expect(await seal({ a: 'b' }, 60)).toBeUndefined();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(String(warned.mock.calls)).toMatch(/SESSION_SECRET/);
    expect(String(warned.mock.calls)).not.toContain('too short:');
  });

  it('is made in development, the same for the whole process, and warned about once', async () => {
    const { seal, unseal, sessionSecret } = await withEnv({ SESSION_SECRET: undefined, NODE_ENV: 'development' });
    expect(sessionSecret()).toBe(sessionSecret());
    expect(sessionSecret()?.length).toBeGreaterThanOrEqual(32);
    expect(await unseal((await seal({ a: 'b' }, 60)) ?? '', 60)).toEqual({ a: 'b' });
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
