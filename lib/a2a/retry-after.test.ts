import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after';
import { usedUpForSeconds } from './used-up';

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
    ['an HTTP date by the clock of an agent that is an hour behind', { 'retry-after': 'Mon, 30 Nov 2026 11:00:30 GMT', date: 'Mon, 30 Nov 2026 11:00:00 GMT' }, undefined, 30],
    ['an HTTP date by the clock of an agent that is years ahead', { 'retry-after': 'Fri, 01 Jan 2100 00:00:07 GMT', date: 'Fri, 01 Jan 2100 00:00:00 GMT' }, undefined, 7],
    ['an HTTP date beside a date that is none', { 'retry-after': 'Mon, 30 Nov 2026 12:00:30 GMT', date: 'now' }, undefined, 30],
    ['an epoch by the agent’s clock', { 'x-ratelimit-reset': String(now / 1000 + 44 - 3600), date: 'Mon, 30 Nov 2026 11:00:00 GMT' }, undefined, 44],
    ['RateLimit with a policy', { ratelimit: '"default";r=0;t=30' }, undefined, 30],
    ['RateLimit with spaces and a partition', { ratelimit: '"default"; r=0; t=30; pk=:YQ==:' }, undefined, 30],
    ['RateLimit with several policies, the used one', { ratelimit: '"burst";r=3;t=2, "hour";r=0;t=1800, "minute";r=0;t=40' }, undefined, 1800],
    ['RateLimit with something left', { ratelimit: '"default";r=3;t=30' }, undefined, undefined],
    ['RateLimit of the older draft', { ratelimit: 'limit=15, remaining=0, reset=25' }, undefined, 25],
    ['RateLimit that is none', { ratelimit: 'r;t=x;=,,,"' }, undefined, undefined],
    ['Retry-After before RateLimit', { ratelimit: '"default";r=0;t=30', 'retry-after': '5' }, undefined, 5],
    ['methods that are none', {}, { retryAfter: { toString: 1, valueOf: 1 }, retryAfterMs: { valueOf: 1, toString: 1 } }, undefined],
    ['a wait of years', { 'retry-after': '999999999' }, undefined, undefined],
  ])('%s', (_name, headers, data, expected) => {
    expect(retryAfterSeconds(new Headers(headers as Record<string, string>), data, now)).toBe(expected);
  });

  it.each<[Record<string, string>, number | undefined]>([
    [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '20' }, 20],
    [{ 'x-ratelimit-remaining': ' 0 ', 'x-ratelimit-reset': '20' }, 20],
    [{ 'ratelimit-remaining': '1', 'ratelimit-reset': '20' }, undefined],
    [{ ratelimit: '"default";r=0;t=30' }, 30],
    [{ ratelimit: '"default";r=1;t=30' }, undefined],
    [{ ratelimit: 'limit=15, remaining=0, reset=25' }, 25],
    [{ ratelimit: 'limit=15, remaining=10, reset=25' }, undefined],
    [{ 'retry-after': '9' }, undefined],
    [{}, undefined],
  ])('an answer with %j says that the allowance is used up for %s seconds', (headers, expected) => {
    expect(usedUpForSeconds(new Headers(headers))).toBe(expected);
  });
});
