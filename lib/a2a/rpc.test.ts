import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
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

it.each<[string, 'broke-off' | 'unreadable', (socket: Socket) => void]>([
  ['closes when the question has come', 'broke-off', (socket) => socket.destroy()],
  ['resets when the question has come', 'broke-off', (socket) => socket.resetAndDestroy()],
  ['closes within the headers', 'broke-off', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-')],
  ['says what is no HTTP', 'unreadable', (socket) => socket.end('nothing of the kind\r\n\r\n')],
  ['has headers without end', 'unreadable', (socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(300_000)}\r\n\r\n`)],
])('a server that %s has been reached, and may have counted the call: %s', async (_what, kind, does) => {
  const server = createServer((socket) => void socket.on('error', () => undefined).once('data', () => does(socket))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reply = await send(`http://127.0.0.1:${(server.address() as AddressInfo).port}/rpc`);
  server.close();
  expect(reply).toMatchObject({ ok: false, error: { kind } });
});

it.each<[string, object]>([
  ['refused', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['reset while it was being made', { code: 'ECONNRESET', syscall: 'connect' }],
  ['closed before it was secure', { code: 'ECONNRESET' }],
  ['to a name that nobody has', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
])('a connection that was %s did not come about', async (_what, fault) => {
  const failed = new TypeError('fetch failed', { cause: Object.assign(new Error('no connection'), fault) });
  expect(await send('https://agent.example/rpc', failed)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
});
