import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * An A2A agent that answers only those whose token its authorization server knows, and each by name; a process of its own.
 * PORT; ISSUER the authorization server; METADATA=host: its host points at the issuer (RFC 8414), resource: by its RFC 9728 document, none: by nothing.
 * Echoes the token it got where it is asked for "echo", as a careless agent might.
 */
const port = Number(process.env.PORT ?? 3297);
const origin = `http://localhost:${port}`;
const issuer = process.env.ISSUER ?? 'http://localhost:3298';
const way = process.env.METADATA ?? 'host';

const calls: { key: string; account: string; token: string }[] = [];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function reply(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Whose token it is; tokens that begin with "CANARY" were pasted and are taken by their name. */
async function accountOf(authorization: string): Promise<string | undefined> {
  if (/^Bearer CANARY-\w/.test(authorization)) return 'canary';
  const whose = await fetch(`${issuer}/test/whose`, { headers: { authorization } });
  return whose.ok ? ((await whose.json()) as { account: string }).account : undefined;
}

interface Sent {
  id: unknown;
  method: string;
  params: { message?: { parts: { text?: string; data?: Record<string, string> }[]; metadata?: { skillId?: string } } };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const authorization = request.headers.authorization ?? '';
  const sent = JSON.parse(await readBody(request)) as Sent;
  const [part] = sent.params.message?.parts ?? [];
  const key = part?.text ?? Object.values(part?.data ?? {})[0] ?? '';
  const account = authorization ? await accountOf(authorization) : undefined;
  calls.push({ key, account: account ?? '', token: authorization });
  if (!account) return reply(response, { error: 'invalid_token', said: authorization }, 401, { 'www-authenticate': 'Bearer error="invalid_token"' });
  if (sent.method !== 'message/send') return reply(response, { jsonrpc: '2.0', id: sent.id, error: { code: -32001, message: 'Task not found' } });
  const words = `${key} for ${account}${key.startsWith('echo') ? ` ${authorization}` : ''}`;
  const isQuestion = sent.params.message?.metadata?.skillId === 'catholic_qa';
  const artifact = isQuestion
    ? { name: 'catholic_qa_response', parts: [{ kind: 'text', text: words }] }
    : { name: 'saint_profile', parts: [{ kind: 'data', data: { saint_id: key, primary_name: words } }] };
  const task = { kind: 'task', id: crypto.randomUUID(), contextId: 'c', status: { state: 'completed' }, artifacts: [{ artifactId: 'a', ...artifact }] };
  return reply(response, { jsonrpc: '2.0', id: sent.id, result: task });
}

const CARD = {
  protocolVersion: '0.2.6', name: 'Agent with sign-in', description: 'Answers those who have signed in.', version: '1', url: 'http://elsewhere.example/rpc',
  capabilities: {}, defaultInputModes: ['text/plain'], defaultOutputModes: ['text/plain'], skills: [],
};

createServer((request, response) => {
  const handle = async () => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname === '/rpc' && request.method === 'POST') return answer(request, response);
    if (pathname === '/health') return reply(response, { ok: true });
    if (pathname === '/calls') return reply(response, calls);
    if (pathname === '/.well-known/agent.json') return reply(response, CARD);
    if (pathname === '/.well-known/oauth-authorization-server' && way === 'host') return reply(response, await (await fetch(`${issuer}${pathname}`)).json());
    if (pathname === '/.well-known/oauth-protected-resource/rpc' && way === 'resource') return reply(response, { resource: `${origin}/rpc`, authorization_servers: [issuer] });
    return reply(response, {}, 404);
  };
  handle().catch(() => reply(response, {}, 500));
}).listen(port, 'localhost');
