import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const call = JSON.stringify({ jsonrpc: '2.0', id: 'a', method: 'tasks/get', params: { id: 'a secret word' } });

/** The route as a new process would have it under this environment. */
async function routeUnder(environment: Record<string, string>) {
  vi.resetModules();
  delete (globalThis as { rateLimiters?: unknown }).rateLimiters;
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const route = await import('./route');
  const post = (headers: Record<string, string> = {}, body = call) =>
    route.POST(new Request('https://agent.example/api/a2a', { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }));
  return { ...route, post };
}

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the agent’s address', () => {
  it('lets pages of any site ask and read, without credentials', async () => {
    const { OPTIONS, post } = await routeUnder({});
    const asked = OPTIONS();
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type');
    // The name of 0.3 and that of later versions.
    for (const name of ['a2a-extensions', 'x-a2a-extensions', 'a2a-version', 'authorization']) {
      expect(asked.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')).toContain(name);
    }
    const answered = await post({ Origin: 'https://elsewhere.example' });
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    expect(answered.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('takes no form post from a foreign page', async () => {
    const { post } = await routeUnder({});
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await post({ Origin: 'https://elsewhere.example', 'Content-Type': type })).status).toBe(415);
    }
  });

  it('answers other methods with 405 and Allow', async () => {
    const route = await routeUnder({});
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await route[method](new Request('https://agent.example/api/a2a', { method }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  it('stops a caller who asks too often, for as long as it says', async () => {
    const { post } = await routeUnder({ A2A_AGENT_LIMIT: '3', TRUST_PROXY: '1' });
    const from = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
    for (let count = 0; count < 3; count += 1) expect((await post(from)).status).toBe(200);
    const stopped = await post(from);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stopped.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32011, data: { retryAfter: expect.any(Number) } } });
    // The same sender with another made-up first address is still stopped; another neighbour of the proxy is not.
    expect((await post({ 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' })).status).toBe(429);
    expect((await post({ 'X-Forwarded-For': '203.0.113.9, 198.51.100.8' })).status).toBe(200);
  });

  it('answers sixty a minute where nothing else is set', async () => {
    const { post } = await routeUnder({});
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await post()).status));
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([60, 1]);
  });

  it('believes no forwarded address without a trusted proxy', async () => {
    const { post } = await routeUnder({ A2A_AGENT_LIMIT: '1', TRUST_PROXY: '0' });
    expect((await post({ 'X-Forwarded-For': '192.0.2.1' })).status).toBe(200);
    expect((await post({ 'X-Forwarded-For': '192.0.2.2' })).status).toBe(429);
  });

  it('asks for the token it is set to ask for', async () => {
    const { post } = await routeUnder({ A2A_AGENT_TOKEN: 'swordfish', A2A_AGENT_LIMIT: '2' });
    for (const authorization of ['', 'Bearer swordfis']) {
      const refused = await post(authorization ? { Authorization: authorization } : {});
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect((await refused.json()).error.code).toBe(-32010);
    }
    expect((await post({ Authorization: 'Bearer swordfish2' })).status).toBe(429);
    expect((await post({ Authorization: 'bearer swordfish' })).status).toBe(200);
  });

  it('counts and asks nothing of our own pages, which do not come through this door', async () => {
    const { post } = await routeUnder({ A2A_AGENT_TOKEN: 'swordfish', A2A_AGENT_LIMIT: '1' });
    await post();
    expect((await post()).status).toBe(429);
    const { handleRequest } = await import('@/lib/agent/server');
    for (let count = 0; count < 3; count += 1) {
      const own = new Request('https://agent.example/api/a2a', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: call });
      expect((await handleRequest(own)).status).toBe(200);
    }
  });

  it('logs one line a request, with nothing that a stranger wrote', async () => {
    const { post } = await routeUnder({});
    const response = await post();
    expect(lines).toEqual([expect.stringMatching(/^a2a id=[0-9a-f-]{36} method=tasks\/get skill=- status=200 code=-32001 ms=\d+\n$/)]);
    expect(lines[0]).toContain(response.headers.get('x-request-id'));
    await post({}, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evil\nline', params: {} }));
    expect(lines[1]).toMatch(/method=- /);
    expect(lines.join()).not.toContain('secret');
  });
});
