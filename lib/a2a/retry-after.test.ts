import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after';

const now = Date.UTC(2026, 10, 30, 12, 0, 0);

describe('how long an agent asks to wait', () => {
  it.each([
    ['seconds', { 'retry-after': '20' }, undefined, 20],
    ['an HTTP date', { 'retry-after': 'Mon, 30 Nov 2026 12:00:30 GMT' }, undefined, 30],
    ['nonsense', { 'retry-after': 'soon' }, undefined, undefined],
    ['no header', {}, undefined, undefined],
    ['a date in the past', { 'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT' }, undefined, undefined],
    ['RateLimit-Reset', { 'ratelimit-reset': '12' }, undefined, 12],
    ['X-RateLimit-Reset as an epoch', { 'x-ratelimit-reset': String(now / 1000 + 44) }, undefined, 44],
    ['the error data in milliseconds', {}, { retryAfterMs: 2_500 }, 3],
    ['the error data in seconds', {}, { retry_after: 5 }, 5],
    ['a wait of years', { 'retry-after': '999999999' }, undefined, undefined],
  ])('%s', (_name, headers, data, expected) => {
    expect(retryAfterSeconds(new Headers(headers as Record<string, string>), data, now)).toBe(expected);
  });
});
