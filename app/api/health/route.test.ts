import { afterEach, describe, expect, it, vi } from 'vitest';

async function health(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ A2A_URL: '', A2A_OAUTH: '', REDIS_URL: '', ...environment })) vi.stubEnv(name, value);
  const { GET } = await import('./route');
  return GET();
}

describe('/api/health', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    const kept = globalThis as { keptStore?: { redis?: { link: { close(): void } } } };
    kept.keptStore?.redis?.link.close();
    delete kept.keptStore;
  });

  it('names version, agent and store, uncached', async () => {
    const response = await health({});
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d/), agent: 'built-in', store: 'memory' });
  });

  it.each<[Record<string, string>, string]>([
    [{ A2A_URL: 'https://agent.example/rpc' }, 'remote'],
    [{ A2A_OAUTH: 'on' }, 'remote'],
    [{ A2A_OAUTH: 'off' }, 'built-in'],
  ])('with %o the agent that may be asked is %s', async (environment, agent) => {
    const text = await (await health(environment)).text();
    expect(JSON.parse(text)).toMatchObject({ agent });
    expect(text).not.toContain('example');
  });

  it('stays ok when Redis is down, and says so without the address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await health({ REDIS_URL: 'redis://:CANARY-77@127.0.0.1:1' });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ status: 'ok', store: 'redis-down' });
    expect(text).not.toMatch(/CANARY|127\.0/);
  });
});
