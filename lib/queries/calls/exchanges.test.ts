import { describe, expect, it } from 'vitest';
import type { Exchange } from '@/lib/a2a/exchange';
import { exchangeFor, exchangeOf, keepExchange } from './exchanges';

const exchange: Exchange = {
  method: 'message/send', url: 'https://agent.example/rpc', requestHeaders: {}, requestBody: { text: '{}', bytes: 2, cut: false },
  status: 200, elapsedMs: 12, startedAt: '2026-11-30T10:00:00.000Z',
};

describe('exchanges kept for the inspector', () => {
  it('are found by their id, which tells nothing', async () => {
    const [one, other] = [keepExchange(exchange, 'site'), keepExchange({ ...exchange, elapsedMs: 13 }, 'site')];
    expect(one).not.toBe(other);
    expect(await exchangeOf(one)).toEqual({ ...exchange, identity: 'site' });
    expect(await exchangeOf(other)).toMatchObject({ elapsedMs: 13 });
  });

  it.each(['built-in', 'site'])('of %s are open to whoever knows the id, without saying whose', async (identity) => {
    const id = keepExchange(exchange, identity);
    expect(await exchangeFor(id, 'somebody')).toEqual(exchange);
  });

  it.each([['session-a', 'session-a', true], ['session-a', 'session-b', false], ['session-a', 'site', false], ['session-a', 'built-in', false], ['nobody', 'session-a', false]])(
    'of %s are readable by %s: %s', async (identity, reader, readable) => {
      const seen = await exchangeFor(keepExchange(exchange, identity), reader);
      expect(seen).toEqual(readable ? exchange : undefined);
    },
  );

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000', '../answer:1', 'answer:x', `${'a'.repeat(36)}\n`])('are not there under the id %j', async (id) => {
    expect(await exchangeOf(id)).toBeUndefined();
  });
});
