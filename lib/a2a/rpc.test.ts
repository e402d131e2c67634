import { expect, it } from 'vitest';
import { rpc } from './rpc';

const send = (url: string, fails?: Error) => rpc('tasks/get', { id: 't' }, { url, fetch: fails ? () => Promise.reject(fails) : (to, init) => fetch(to, init) }, 1_000);

it.each<[string, string, Error | undefined]>([
  ['an address that fetch refuses', 'https://user:CANARY-pw@agent.example/rpc', undefined],
  ['an address in the words of a fault', 'https://agent.example/rpc', new TypeError('fetch failed', { cause: new Error('no way to HTTP://user:CANARY-pw@10.0.0.1:8080/x?key=CANARY, sorry') })],
  ['one at the end', 'https://agent.example/rpc', new TypeError('proxy socks5://CANARY@proxy.example')],
])('%s is no part of what a reader is told', async (_what, url, fails) => {
  const reply = await send(url, fails);
  expect(reply).toMatchObject({ ok: false, error: { kind: 'unreachable', detail: expect.stringContaining('…') } });
  expect(JSON.stringify(reply)).not.toMatch(/CANARY|user|example/);
});
