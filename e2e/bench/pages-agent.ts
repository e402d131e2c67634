import { createServer, type IncomingMessage } from 'node:http';
import { agentCard } from '@/lib/agent/card';
import { handleRequest } from '@/lib/agent/server';

/**
 * A remote agent for the benchmark, a process of its own: our own agent's answers, each after A2A_DELAY_MS, and a count of what was asked.
 * It counts `message/send` only, as a metered agent does. GET /calls tells the counts, and begins anew with `?reset`.
 */
const DELAY_MS = Number(process.env.A2A_DELAY_MS ?? 400);
const counts = new Map<string, number>();

interface Sent { method?: string; params?: { message?: { parts?: unknown; metadata?: { skillId?: string } } } }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function count({ method, params }: Sent): void {
  if (method !== 'message/send') return;
  const asked = `${params?.message?.metadata?.skillId} ${JSON.stringify(params?.message?.parts)}`;
  counts.set(asked, (counts.get(asked) ?? 0) + 1);
}

async function answer(request: IncomingMessage): Promise<Response> {
  const url = new URL(request.url ?? '/', 'http://agent');
  if (url.pathname === '/calls') {
    const told = Response.json(Object.fromEntries(counts));
    if (url.searchParams.has('reset')) counts.clear();
    return told;
  }
  if (request.method !== 'POST') return Response.json(agentCard());
  const body = await bodyOf(request);
  count(JSON.parse(body) as Sent);
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return handleRequest(new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
}

createServer(async (request, response) => {
  const answered = await answer(request).catch(() => new Response(null, { status: 500 }));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}).listen(Number(process.env.PORT), '127.0.0.1');
