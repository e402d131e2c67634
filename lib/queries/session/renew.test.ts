import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './session-record';

const server = { body: '', status: 200, delayMs: 0, sent: [] as URLSearchParams[], registered: '', locksSeen: [] as [string, number][] };
const locks = () => [...kept.keys()].filter((key) => key.startsWith('session-renewing')).length;
const http = createServer((request, response) => {
  const origin = `http://localhost:${(http.address() as AddressInfo).port}`;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const reply = (status: number, body: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.url === '/register') return reply(201, JSON.stringify({ client_id: server.registered, token_endpoint_auth_method: 'none' }));
    server.locksSeen.push([request.url === '/token' ? 'token' : 'metadata', locks()]);
    if (request.url === '/token') {
      server.sent.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      setTimeout(() => reply(server.status, server.body), server.delayMs);
    } else reply(200, JSON.stringify({ issuer: origin, authorization_endpoint: `${origin}/auth`, token_endpoint: `${origin}/token`, registration_endpoint: `${origin}/register` }));
  });
});

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let kept: Map<string, string>;
vi.mock('../store/store', () => ({
  store: () => ({
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: string) => void kept.set(key, value),
    delete: async (key: string) => void kept.delete(key),
    claim: async (key: string, _lifetimeMs: number, value = '1') => !kept.has(key) && Boolean(kept.set(key, value)),
  }),
}));

let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void http.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(http.address() as AddressInfo).port}`;
  vi.stubEnv('A2A_URL', `${origin}/rpc`);
  vi.stubEnv('A2A_OAUTH', 'on');
  vi.stubEnv('SESSION_SECRET', 'a-secret-of-at-least-thirty-two-characters');
});
afterAll(() => void http.close());
beforeEach(() => {
  kept = new Map();
  Object.assign(server, { status: 200, delayMs: 0, sent: [], body: JSON.stringify({ access_token: 'CANARY-new', token_type: 'bearer', expires_in: 3600, refresh_token: 'CANARY-rotated' }) });
  warned.mockClear();
});

const session = (more: Partial<Session> = {}): Session => ({
  id: crypto.randomUUID(), turn: 0, accessToken: 'CANARY-old', refreshToken: 'CANARY-refresh', expiresAt: '2026-01-01T00:01:00.000Z', renewAt: '2026-01-01T00:00:00.000Z',
  signedInAt: '2026-01-01T00:00:00.000Z', way: 'oauth', agentUrl: `${origin}/rpc`, issuer: origin, clientId: 'client-1', ...more,
});

/** Another instance: its own modules and its own memory, the same store. */
async function instance() {
  vi.resetModules();
  delete (globalThis as { sessionRenewals?: unknown }).sessionRenewals;
  return { ...(await import('./renew')), ...(await import('./kept-session')) };
}

describe('a renewal', () => {
  it('is one request however many ask, and keeps the rotated refresh token', async () => {
    const { renewSession } = await instance();
    server.delayMs = 50;
    const old = session();
    const renewed = await Promise.all(Array.from({ length: 10 }, () => renewSession(old)));
    expect(server.sent).toHaveLength(1);
    expect(Object.fromEntries(server.sent[0] ?? [])).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'CANARY-refresh', client_id: 'client-1' });
    expect(new Set(renewed.map((one) => one?.accessToken))).toEqual(new Set(['CANARY-new']));
    expect(renewed[0]).toMatchObject({ id: old.id, turn: 1, refreshToken: 'CANARY-rotated', signedInAt: old.signedInAt });
  });

  it('is one request for two instances too', async () => {
    const [first, second] = [await instance(), await instance()];
    server.delayMs = 300;
    const old = session();
    const renewed = await Promise.all([first.renewSession(old), second.renewSession({ ...old })]);
    expect(server.sent).toHaveLength(1);
    expect(renewed.map((one) => one?.accessToken)).toEqual(['CANARY-new', 'CANARY-new']);
  });

  it('that has been made already is found, sealed, by who still holds the old session', async () => {
    const { renewSession, newestOf } = await instance();
    const old = session();
    await renewSession(old);
    expect([...kept.values()].join()).not.toContain('CANARY');
    expect((await newestOf(old))?.accessToken).toBe('CANARY-new');
    expect((await renewSession(old))?.accessToken).toBe('CANARY-new');
    expect(server.sent).toHaveLength(1);
  });

  it('without a new refresh token keeps the old one', async () => {
    const { renewSession } = await instance();
    server.body = JSON.stringify({ access_token: 'CANARY-new', token_type: 'bearer' });
    expect(await renewSession(session())).toMatchObject({ refreshToken: 'CANARY-refresh', expiresAt: undefined, renewAt: undefined });
  });

  it('that is refused ends the session for good: nobody asks again, and no log has a token', async () => {
    const { renewSession, newestOf } = await instance();
    Object.assign(server, { status: 400, body: JSON.stringify({ error: 'invalid_grant', error_description: 'CANARY-refresh is used up' }) });
    const old = session();
    expect(await renewSession(old)).toBeUndefined();
    expect(await renewSession(old)).toBeUndefined();
    expect(server.sent).toHaveLength(1);
    expect(await newestOf(old)).toMatchObject({ expired: true, accessToken: '', refreshToken: undefined });
    expect(String(warned.mock.calls)).not.toContain('CANARY');
  });

  it.each(['invalid_client', 'unauthorized_client'])('that is refused with %s forgets the registration, unless it has been renewed already', async (error) => {
    const { renewSession, newestOf } = await instance();
    const { clientIdAt } = await import('./registration');
    const { authorizationServer } = await import('./authorization-server');
    const found = await authorizationServer();
    if (!found.ok) throw new Error(found.fault);
    server.registered = 'client-1';
    expect(await clientIdAt(found.server)).toMatchObject({ clientId: 'client-1' });
    Object.assign(server, { status: 400, body: JSON.stringify({ error }), registered: 'client-2' });
    const [other, old] = [session({ clientId: 'client-0' }), session()];
    await renewSession(other);
    expect(await clientIdAt(found.server)).toMatchObject({ clientId: 'client-1' });
    await renewSession(old);
    expect(await newestOf(old)).toMatchObject({ expired: true });
    expect(await clientIdAt(found.server)).toMatchObject({ clientId: 'client-2' });
  });

  it('holds its lock while it waits for a token, and not while it looks for the server', async () => {
    const { renewSession } = await instance();
    delete (globalThis as { authorizationServers?: unknown }).authorizationServers;
    server.locksSeen = [];
    expect((await renewSession(session()))?.accessToken).toBe('CANARY-new');
    expect(server.locksSeen).toEqual([['metadata', 0], ['token', 1]]);
    expect([...kept.keys()].filter((key) => key.startsWith('session-renewing'))).toEqual([]);
  });

  it('that fails for now ends nothing, and is not tried at every page', async () => {
    const { renewSession, newestOf, isDue } = await instance();
    Object.assign(server, { status: 503, body: '{}' });
    const old = session();
    expect(isDue(old)).toBe(true);
    expect(await renewSession(old)).toBeUndefined();
    expect(isDue(old)).toBe(false);
    expect(await renewSession(old)).toBeUndefined();
    expect(server.sent).toHaveLength(1);
    expect((await newestOf(old))?.accessToken).toBe('CANARY-old');
  });

  it('brings nothing back after a sign-out', async () => {
    const { renewSession, keepEnded, newestOf } = await instance();
    server.delayMs = 100;
    const old = session();
    const renewing = renewSession(old);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await keepEnded(old);
    expect(await renewing).toBeUndefined();
    expect(await newestOf(old)).toBeUndefined();
  });

  it('never sends a refresh token to another issuer than the one it is of', async () => {
    const { renewSession } = await instance();
    expect(await renewSession(session({ issuer: 'https://other.example' }))).toBeUndefined();
    expect(server.sent).toHaveLength(0);
  });

  it('is no business of a pasted token', async () => {
    const { renewSession } = await instance();
    expect(await renewSession(session({ way: 'pasted', refreshToken: undefined, clientId: undefined }))).toBeUndefined();
    expect(server.sent).toHaveLength(0);
  });
});
