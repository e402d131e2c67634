import { NextRequest, NextResponse } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { isPersonAsking } from './intent';

// Only Next's own bundler resolves what next-intl imports.
vi.mock('next-intl/middleware', () => ({ default: () => () => NextResponse.next() }));

const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

/** What a page is told of a request that has passed the proxy. */
async function received(method: string, headers: Record<string, string>): Promise<Headers> {
  const { proxy } = await import('@/proxy');
  const request = new NextRequest('https://saints.example/saints/jerome', { method, headers });
  await proxy(request);
  return request.headers;
}

describe('the method of a request for a page', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['GET', {}, true],
    ['HEAD', {}, false],
    ['HEAD', { 'x-request-method': 'GET' }, false],
    ['OPTIONS', {}, false],
    ['GET', { 'x-request-method': 'HEAD' }, true],
  ])('%s with %j is a person’s: %s', async (method, claimed, expected) => {
    expect(isPersonAsking(await received(method, { ...NAVIGATION, ...claimed }))).toBe(expected);
  });
});
