import { NextRequest, NextResponse } from 'next/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

// Only Next's own bundler resolves what next-intl imports; what it does with an address that stays is not asked here.
vi.mock('next-intl/middleware', () => ({ default: () => () => NextResponse.next() }));

const asked = async (address: string, cookie = '') => {
  const { proxy } = await import('@/proxy');
  return proxy(new NextRequest(`https://saints.example${address}`, { headers: { cookie } }));
};

describe('the old address of a saint', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each<[string, string]>([
    ['/saints/jean-marie-vianney', '/saints/john-vianney'],
    ['/en/saints/jean-marie-vianney', '/saints/john-vianney'],
    ...['de', 'fr', 'hu', 'zh', 'mt'].map((locale): [string, string] => [`/${locale}/saints/mother-teresa?x=1`, `/${locale}/saints/teresa-of-calcutta?x=1`]),
  ])('%s leads to %s for good', async (old, address) => {
    const response = await asked(old);
    expect([response.status, response.headers.get('location')]).toEqual([308, `https://saints.example${address}`]);
  });

  it('leads on from an id written with capitals', async () => {
    const response = await asked('/de/dioceses/DMAML?utm_source=x');
    expect([response.status, response.headers.get('location')]).toEqual([308, 'https://saints.example/de/dioceses/dmaml?utm_source=x']);
  });

  it('leads nowhere where the id is kept, or another agent is asked', async () => {
    expect((await asked('/saints/john-vianney')).status).toBe(200);
    vi.resetModules();
    vi.stubEnv('A2A_URL', 'https://agent.example/a2a');
    expect((await asked('/saints/jean-marie-vianney')).status).toBe(200);
  });
});

describe('a page that our own agent has not, where readers sign in at another', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each<[string, string, number]>([
    ['who has not signed in', '', 404],
    ['who chose our own', 'agent=built-in', 404],
    ['who chose the other and is asked to sign in', 'agent=remote', 200],
    ['who has signed in', 'mx-session=sealed', 200],
  ])('is missing, or is asked for, for a reader %s', async (_name, cookie, status) => {
    vi.stubEnv('A2A_OAUTH', 'on');
    expect((await asked('/saints/nobody-zzz', cookie)).status).toBe(status);
    expect((await asked('/saints/jerome', cookie)).status).toBe(200);
    // An old address leads on, and a browser may remember it only where it was the reader's own choice.
    const old = { '': 307, 'agent=built-in': 308 }[cookie] ?? 200;
    expect((await asked('/saints/jean-marie-vianney', cookie)).status).toBe(old);
  });
});

describe('a file beside the page of a profile', () => {
  it.each<[string, string]>([
    ['/saints/jerome.json', '/api/profiles/en/saints/jerome/json'],
    ['/de/dioceses/dmaml.vcf', '/api/profiles/de/dioceses/dmaml/vcf'],
    ['/popes/a%2Fb%25.json', '/api/profiles/en/popes/a%2Fb%25/json'],
  ])('%s is made by its route', async (address, route) => {
    const response = await asked(address);
    expect(response.headers.get('x-middleware-rewrite')).toBe(`https://saints.example${route}`);
  });

  it('is no page of an id that only ends so, nor of another section', async () => {
    for (const address of ['/saints/x%2Ejson', '/documents/lumen-gentium.json']) expect((await asked(address)).headers.get('x-middleware-rewrite') ?? '').not.toContain('/api/');
  });
});
