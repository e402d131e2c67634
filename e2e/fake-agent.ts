import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * A scripted A2A agent, a process of its own. A test says beforehand how it answers one key (the query, id, date or question it is asked),
 * so tests that run at the same time do not disturb each other, and asks afterwards how often it was called.
 */
export interface ScriptedReply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as it is when text, as JSON when an object. The first `"$id"` becomes the request's own, `$authorization` the header that came with it. */
  body: unknown;
  /** The body as bytes, in place of `body`. */
  base64?: string;
  delayMs?: number;
  /** Closes the socket before or in the middle of the answer. */
  cut?: 'before' | 'middle';
  /** Sends the body in pieces of a hundred bytes, so many milliseconds apart. */
  dripMs?: number;
}

const replies = new Map<string, ScriptedReply>();
const calls: { key: string; body: string; headers: IncomingMessage['headers'] }[] = [];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

interface Sent {
  id?: unknown;
  method?: string;
  params?: { id?: string; message?: { parts?: { text?: string; data?: Record<string, unknown> }[] } };
}

/** What the call is about: the text, or the first value of the data, or the task id. */
function keyOf(sent: Sent): string {
  const part = sent.params?.message?.parts?.[0];
  return part?.text ?? String(Object.values(part?.data ?? {})[0] ?? sent.params?.id ?? '');
}

function bytesOf({ body, base64 }: ScriptedReply, id: unknown, authorization: string): Buffer {
  if (base64) return Buffer.from(base64, 'base64');
  const written = (typeof body === 'string' ? body : JSON.stringify(body)).replace('"$id"', JSON.stringify(id ?? null));
  return Buffer.from(written.replaceAll('$authorization', authorization));
}

async function drip(response: ServerResponse, bytes: Buffer, everyMs: number): Promise<void> {
  for (let from = 0; from < bytes.length; from += 100) {
    response.write(bytes.subarray(from, from + 100));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  response.end();
}

async function send(response: ServerResponse, reply: ScriptedReply, id: unknown, authorization = ''): Promise<void> {
  const { status = 200, headers = {}, body, cut, dripMs } = reply;
  if (cut === 'before') return void response.destroy();
  const bytes = bytesOf(reply, id, authorization);
  const length = cut ? { 'content-length': String(bytes.length) } : {};
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json', ...length, ...headers });
  if (cut) return void response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  if (dripMs) return drip(response, bytes, dripMs);
  response.end(bytes);
}

function unscripted(method: string | undefined, key: string): ScriptedReply {
  const error = method === 'tasks/get' ? { code: -32001, message: 'Task not found' } : { code: -32603, message: `No reply is scripted for ${key}.` };
  return { body: { jsonrpc: '2.0', id: '$id', error } };
}

async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  const sent = JSON.parse(body) as Sent;
  const key = keyOf(sent);
  calls.push({ key, body, headers: request.headers });
  const reply = replies.get(key) ?? unscripted(sent.method, key);
  if (reply.delayMs) await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
  await send(response, reply, sent.id, request.headers.authorization);
}

const CARD = { protocolVersion: '0.2.6', name: 'Scripted agent', description: 'Answers as it is told.', version: '1', url: 'http://elsewhere.example/rpc', capabilities: {}, defaultInputModes: ['text/plain'], defaultOutputModes: ['text/plain'], skills: [] };

if (process.argv[1]?.endsWith('fake-agent.ts')) createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://agent');
  const handle = async () => {
    if (pathname === '/rpc' && request.method === 'POST') return answerCall(request, response);
    if (pathname === '/health') return send(response, { body: { ok: true } }, null);
    if (pathname === '/.well-known/agent.json') return send(response, { body: CARD }, null);
    if (pathname === '/script' && request.method === 'POST') {
      const { key, reply } = JSON.parse(await readBody(request)) as { key: string; reply: ScriptedReply };
      replies.set(key, reply);
      return send(response, { body: { ok: true } }, null);
    }
    if (pathname === '/calls') return send(response, { body: calls.filter((call) => call.key === searchParams.get('key')) }, null);
    return send(response, { status: 404, body: 'not here' }, null);
  };
  handle().catch(() => send(response, { status: 500, body: 'the script failed' }, null));
}).listen(Number(process.env.PORT ?? 3299), '127.0.0.1');
