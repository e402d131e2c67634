import { NextRequest, NextResponse } from 'next/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

// Only Next's own bundler resolves what next-intl imports; what it does with an address that stays is not asked here.
vi.mock('next-intl/middleware', () => ({ default: () => () => NextResponse.next() }));

const asked = async (address: string) => {
  const { proxy } = await import('@/proxy');
  return proxy(new NextRequest(`https://saints.example${address}`));
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

  it('leads nowhere where the id is kept, or another agent is asked', async () => {
    expect((await asked('/saints/john-vianney')).status).toBe(200);
    vi.resetModules();
    vi.stubEnv('A2A_URL', 'https://agent.example/a2a');
    expect((await asked('/saints/jean-marie-vianney')).status).toBe(200);
  });
});
