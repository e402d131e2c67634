import { answerRequest, failureResponse, type Exchange } from '@/lib/agent/server';
import { RpcError } from '@/lib/agent/rpc-error';
import { env } from '@/lib/env';
import { isAuthorized } from './bearer';
import { clientAddress } from '@/lib/client-address';
import { allowAnyOrigin, preflight } from './cross-origin';
import { secondsToWait } from '@/lib/rate-limit';

/** The built-in agent for strangers: bearer check, per-address limit and cross-origin policy around the agent's own handler. */
export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Server-defined codes of JSON-RPC that A2A leaves free. */
const UNAUTHENTICATED = -32010;
const RATE_LIMITED = -32011;

function refuse(code: number, message: string, status: number, headers: Record<string, string>, data?: Record<string, unknown>): Exchange {
  return { response: failureResponse(new RpcError(code, message, data), status, headers), code };
}

/** Requests without the token are counted apart: guessing it is slowed, and cannot use up the room of those who have it. */
async function refusal(headers: Headers): Promise<Exchange | undefined> {
  const { A2A_AGENT_TOKEN, A2A_AGENT_LIMIT, TRUST_PROXY } = env();
  const authorized = isAuthorized(headers.get('authorization'), A2A_AGENT_TOKEN);
  const wait = await secondsToWait('a2a', `${authorized ? 'served' : 'unauthorized'}:${clientAddress(headers, TRUST_PROXY)}`, A2A_AGENT_LIMIT);
  if (wait !== undefined) {
    return refuse(RATE_LIMITED, `Rate limited: at most ${A2A_AGENT_LIMIT} requests a minute. Try again in ${wait} s.`, 429, { 'Retry-After': String(wait) }, { retryAfter: wait });
  }
  if (authorized) return undefined;
  return refuse(UNAUTHENTICATED, 'Unauthorized: this agent asks for a bearer token.', 401, { 'WWW-Authenticate': 'Bearer realm="a2a"' });
}

async function serve(request: Request): Promise<Response> {
  const started = performance.now();
  const requestId = crypto.randomUUID();
  const { response, method, skill, code } = (request.method === 'POST' ? await refusal(request.headers) : undefined) ?? (await answerRequest(request));
  response.headers.set('X-Request-Id', requestId);
  const took = Math.round(performance.now() - started);
  // Not the console: Next wraps it, and a line would cost more than the look-up that it tells of.
  process.stdout.write(`a2a id=${requestId} method=${method ?? '-'} skill=${skill ?? '-'} status=${response.status} code=${code ?? '-'} ms=${took}\n`);
  return allowAnyOrigin(response);
}

export { serve as GET, serve as HEAD, serve as POST, serve as PUT, serve as PATCH, serve as DELETE, preflight as OPTIONS };
