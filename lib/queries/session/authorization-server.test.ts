import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

interface Reply { status?: number; body?: unknown; location?: string }

/** One server whose documents are set by each test; it notes what it was asked. */
function scripted() {
  const replies = new Map<string, Reply>();
  const asked: string[] = [];
  const tokens: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.headers.authorization) tokens.push(request.headers.authorization);
    const reply = replies.get(request.url ?? '') ?? { status: 404, body: {} };
    response.writeHead(reply.status ?? 200, { 'content-type': typeof reply.body === 'string' ? 'text/html' : 'application/json', ...(reply.location ? { location: reply.location } : {}) });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
  });
  return { replies, asked, tokens, server, origin: () => `http://localhost:${(server.address() as AddressInfo).port}` };
}

const [agent, id] = [scripted(), scripted()];
const METADATA = '/.well-known/oauth-authorization-server';
const RESOURCE = '/.well-known/oauth-protected-resource';
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

function metadata(issuer: string, more: object = {}): Reply {
  return { body: { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, code_challenge_methods_supported: ['S256'], ...more } };
}

async function find() {
  vi.stubEnv('A2A_URL', `${agent.origin()}/rpc`);
  vi.stubEnv('A2A_TOKEN', 'CANARY-site-token');
  vi.resetModules();
  delete (globalThis as { authorizationServers?: unknown }).authorizationServers;
  const { authorizationServer } = await import('./authorization-server');
  return { found: await authorizationServer(), again: authorizationServer };
}

beforeAll(async () => {
  for (const { server } of [agent, id]) await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
});
afterAll(() => {
  for (const { server } of [agent, id]) server.close();
});
beforeEach(() => {
  for (const { replies, asked } of [agent, id]) {
    replies.clear();
    asked.length = 0;
  }
});

describe('the authorization server', () => {
  it('is what the agent’s host says of itself, and is asked once an hour', async () => {
    agent.replies.set(METADATA, metadata(agent.origin()));
    const { found, again } = await find();
    expect(found).toMatchObject({ ok: true, server: { metadata: { issuer: agent.origin() }, insecure: true } });
    await Promise.all([again(), again()]);
    expect(agent.asked).toEqual([METADATA]);
  });

  it('may be another that the host’s document names, where that one says the same', async () => {
    agent.replies.set(METADATA, metadata(id.origin()));
    id.replies.set(METADATA, metadata(id.origin(), { registration_endpoint: `${id.origin()}/reg` }));
    const { found } = await find();
    expect(found).toMatchObject({ ok: true, server: { metadata: { issuer: id.origin(), registration_endpoint: `${id.origin()}/reg` } } });
  });

  it('with a path is looked for where RFC 8414 puts it', async () => {
    agent.replies.set(METADATA, metadata(`${id.origin()}/auth/v1`));
    id.replies.set(`${METADATA}/auth/v1`, metadata(`${id.origin()}/auth/v1`));
    expect((await find()).found).toMatchObject({ ok: true, server: { metadata: { issuer: `${id.origin()}/auth/v1` } } });
  });

  it('is the one that the agent’s resource document names, with its scopes, where the host has no metadata', async () => {
    agent.replies.set(`${RESOURCE}/rpc`, { body: { resource: `${agent.origin()}/rpc`, authorization_servers: [id.origin()], scopes_supported: ['a2a'] } });
    id.replies.set(METADATA, metadata(id.origin()));
    expect((await find()).found).toMatchObject({ ok: true, server: { metadata: { issuer: id.origin() }, resource: `${agent.origin()}/rpc`, resourceScopes: ['a2a'] } });
  });

  it.each<[string, 'absent' | 'unreachable' | 'untrusted', () => void]>([
    ['nothing there', 'absent', () => undefined],
    ['a page of HTML', 'absent', () => agent.replies.set(METADATA, { body: '<h1>hello</h1>' })],
    ['a redirect, which is not followed', 'absent', () => agent.replies.set(METADATA, { status: 302, location: `${id.origin()}${METADATA}` })],
    ['a fault of the server', 'unreachable', () => agent.replies.set(METADATA, { status: 503, body: {} })],
    ['an issuer that says otherwise of itself', 'untrusted', () => {
      agent.replies.set(METADATA, metadata(id.origin()));
      id.replies.set(METADATA, metadata('http://localhost:9'));
    }],
    ['an issuer that says nothing', 'absent', () => agent.replies.set(METADATA, metadata(id.origin()))],
    ['an endpoint on plain http elsewhere', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { token_endpoint: 'http://elsewhere.example/token' }))],
    ['an endpoint that is no address', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { authorization_endpoint: 'javascript:alert(1)' }))],
    ['no token endpoint', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { token_endpoint: undefined }))],
    ['PKCE without S256', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { code_challenge_methods_supported: ['plain'] }))],
    ['PKCE methods that are no list', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { code_challenge_methods_supported: {} }))],
    ['PKCE methods that are a word', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { code_challenge_methods_supported: 'S256' }))],
    ['scopes that are a word', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { scopes_supported: 'a2a' }))],
    ['scopes that are no words', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { scopes_supported: ['a2a', {}] }))],
    ['an endpoint in a list', 'untrusted', () => agent.replies.set(METADATA, metadata(agent.origin(), { token_endpoint: [`${agent.origin()}/token`] }))],
    ['a resource document about something else', 'absent', () => agent.replies.set(`${RESOURCE}/rpc`, { body: { resource: 'https://other.example/', authorization_servers: [id.origin()] } })],
  ])('%s: %s', async (_what, fault, prepare) => {
    prepare();
    expect((await find()).found).toEqual({ ok: false, fault });
  });

  it('that left out what it might list is taken', async () => {
    agent.replies.set(METADATA, metadata(agent.origin(), { scopes_supported: null, code_challenge_methods_supported: undefined }));
    expect((await find()).found).toMatchObject({ ok: true });
  });

  it('that was down is asked again after half a minute, and not before', async () => {
    const { found, again } = await find();
    expect(found).toEqual({ ok: false, fault: 'absent' });
    const asked = agent.asked.length;
    agent.replies.set(METADATA, metadata(agent.origin()));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29_000 });
    try {
      expect(await again()).toEqual({ ok: false, fault: 'absent' });
      expect(agent.asked).toHaveLength(asked);
      vi.setSystemTime(Date.now() + 2_000);
      expect(await again()).toMatchObject({ ok: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it('whose document cannot be read at all is a fault like others, and no error that is kept for an hour', async () => {
    vi.resetModules();
    vi.doMock('./server-metadata', async (load) => ({ ...(await load<object>()), readMetadata: () => Promise.reject(new TypeError('not iterable')) }));
    try {
      expect((await find()).found).toEqual({ ok: false, fault: 'untrusted' });
    } finally {
      vi.doUnmock('./server-metadata');
    }
  });

  it('never hears a token while it is looked for', () => {
    expect([...agent.tokens, ...id.tokens]).toEqual([]);
  });
});
