import { describe, expect, it } from 'vitest';
import { sortError, sortHttp } from './sort-error';

const wait = new Headers({ 'retry-after': '7' });
const window = new Headers({ 'ratelimit-remaining': '3', 'ratelimit-reset': '40' });
const STATUSES = [400, 401, 402, 403, 404, 408, 413, 425, 429, 500, 501, 502, 503, 504, 529];

describe('the wait that an agent names', () => {
  it.each(STATUSES)('is kept of a bare status %i', (status) => {
    expect(sortHttp(status, wait, 'no').retryAfterSeconds).toBe(7);
  });

  it.each(STATUSES)('is kept of a JSON-RPC error with status %i, in the headers and in the data', (status) => {
    expect(sortError({ code: -32603, message: 'busy' }, status, wait).retryAfterSeconds).toBe(7);
    expect(sortError({ code: -32603, message: 'busy', data: { retryAfterMs: 6_500 } }, status, new Headers()).retryAfterSeconds).toBe(7);
  });

  it('is no end of a window, which stands beside every reply, but where the rate is the reason', () => {
    for (const status of STATUSES) {
      expect(sortHttp(status, window, 'no').retryAfterSeconds).toBe(status === 429 ? 40 : undefined);
      expect(sortError({ message: 'no' }, status, window).retryAfterSeconds).toBe(status === 429 ? 40 : undefined);
    }
  });

  it('is absent where none was named', () => {
    for (const status of STATUSES) expect(sortHttp(status, new Headers({ 'retry-after': 'soon' }), 'no')).not.toHaveProperty('retryAfterSeconds');
  });
});
