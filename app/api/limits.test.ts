import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const request = vi.hoisted(() => ({ headers: new Headers() }));
const readAnew = vi.hoisted(() => vi.fn(async () => ({ kind: 'found' })));
vi.mock('next/headers', () => ({ headers: async () => request.headers, cookies: async () => ({ get: () => undefined }) }));
vi.mock('@/lib/queries/calls/read-anew', () => ({ readAnew }));

beforeEach(() => {
  delete (globalThis as { rateLimiters?: unknown }).rateLimiters;
  vi.stubEnv('SITE_URL', 'https://site.example');
});
afterEach(() => void vi.unstubAllEnvs());

/** A post of a page of ours; `taken` says whether anything of its body was read. */
function post(fields: Record<string, string>) {
  const seen = { taken: false };
  const text = new TextEncoder().encode(new URLSearchParams(fields).toString());
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.taken = true;
      controller.enqueue(text);
      controller.close();
    },
  }, { highWaterMark: 0 });
  request.headers = new Headers({ origin: 'https://site.example', referer: 'https://site.example/saints/x', 'content-type': 'application/x-www-form-urlencoded' });
  return { seen, request: new Request('https://site.example/api', { method: 'POST', headers: request.headers, body, duplex: 'half' } as RequestInit) };
}

describe.each<[string, () => Promise<{ POST(request: Request): Promise<Response> }>, Record<string, string>, number]>([
  ['/api/agent', () => import('./agent/route'), { agent: 'built-in' }, 429],
  ['/api/read', () => import('./read/route'), { skill: 'saint_lookup', input: '{}' }, 303],
])('%s', (_path, load, fields, refusal) => {
  it('takes a form that announces no length, and nothing of the body of one too many', async () => {
    const { POST } = await load();
    const first = post(fields);
    const answered = await POST(first.request);
    expect([answered.status, answered.headers.get('location'), first.seen.taken]).toEqual([303, '/saints/x', true]);
    for (let count = 1; count < 240; count += 1) await POST(post(fields).request);
    readAnew.mockClear();
    const last = post(fields);
    const refused = await POST(last.request);
    expect([refused.status, refused.headers.get('set-cookie'), last.seen.taken]).toEqual([refusal, null, false]);
    expect(readAnew).not.toHaveBeenCalled();
  });

  it('goes back to the page, or says so to a script, where a form is not one of ours', async () => {
    const { POST } = await load();
    const answered = await POST(post({ other: 'x' }).request);
    expect([answered.status, answered.headers.get('location'), answered.headers.get('set-cookie')]).toEqual([303, '/saints/x', null]);
  });
});

it.each<[string, () => Promise<Response>]>([
  ['/api/allowance', async () => (await import('./allowance/route')).GET(new Request('https://site.example/api/allowance'))],
  ['/api/queue', async () => (await import('./queue/[id]/route')).GET(new Request('https://site.example/api/queue/x?now'), { params: Promise.resolve({ id: 'x' }) })],
  ['/api/ask', async () => (await import('./ask/[ticket]/route')).GET(new Request('https://site.example/api/ask/x'), { params: Promise.resolve({ ticket: 'x' }) })],
])('%s refuses a flood of looks, and says for how long', async (_path, look) => {
  expect((await look()).status).not.toBe(429);
  for (let count = 1; count < 3_000; count += 1) await look();
  const refused = await look();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
