import 'server-only';
import { ERROR_CODES } from '@/lib/a2a/codes';
import { parseRpcRequest, rpcFailure, rpcSuccess, type RpcId } from './json-rpc';
import { knownMethod, runMethod } from './methods';
import { MAX_BODY_BYTES, readBody } from './read-body';
import { RpcError } from './rpc-error';
import { skillOf } from './skill-of';
import { unsupportedMedia } from './unsupported-media';

/** An answered request with what a log line may say about it: known names only, never anything a stranger wrote. */
export interface Exchange {
  response: Response;
  method?: string;
  skill?: string;
  /** JSON-RPC error code, if it was one. */
  code?: number;
}

function json(body: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers } });
}

/** A JSON-RPC error as an HTTP response; `headers` for what the status asks for (Allow, Retry-After, WWW-Authenticate). */
export function failureResponse(error: RpcError, status: number, headers: Record<string, string> = {}, id: RpcId = null): Response {
  return json(rpcFailure(id, error), status, headers);
}

/** @param why rest of a sentence */
function refuse(status: number, why: string, headers: Record<string, string> = {}): Exchange {
  return { response: failureResponse(new RpcError(ERROR_CODES.invalidRequest, `Invalid request: ${why}.`), status, headers), code: ERROR_CODES.invalidRequest };
}

/** A body that is JSON is answered with HTTP 200, error or not, as the protocol's test kit asks; 400 means that it was none, 500 that the fault is ours. */
function statusOf(code: number): number {
  if (code === ERROR_CODES.parse) return 400;
  return code === ERROR_CODES.internal ? 500 : 200;
}

function failed(error: unknown, id: RpcId): Exchange {
  if (error instanceof RpcError) return { response: failureResponse(error, statusOf(error.code), {}, id), code: error.code };
  console.error('a2a: internal error', error);
  return failed(new RpcError(ERROR_CODES.internal, 'Internal error.'), id);
}

async function answerBody(text: string): Promise<Exchange> {
  const call = parseRpcRequest(text);
  if (call.kind === 'refused') return failed(call.error, call.id);
  const method = knownMethod(call.method);
  // Nobody reads the outcome of a notification, and no method here does anything but answer.
  if (call.kind === 'notification') return { response: new Response(null, { status: 204 }), method };
  const skill = method === 'message/send' ? skillOf(call.params) : undefined;
  try {
    return { response: json(rpcSuccess(call.id, await runMethod(call.method, call.params)), 200), method, skill };
  } catch (error) {
    return { ...failed(error, call.id), method, skill };
  }
}

/**
 * Answers one HTTP request to the agent: JSON-RPC 2.0 in, JSON-RPC 2.0 out, never HTML and never a stack trace.
 * 405 with Allow for other methods than POST, 415 for what is not plain application/json in UTF-8, 413 past 1 MiB.
 */
export async function answerRequest(request: Request): Promise<Exchange> {
  if (request.method !== 'POST') {
    const { response, code } = refuse(405, 'send a JSON-RPC request by POST', { Allow: 'POST, OPTIONS' });
    return { response: request.method === 'HEAD' ? new Response(null, response) : response, code };
  }
  const unsupported = unsupportedMedia(request.headers);
  if (unsupported) return refuse(415, unsupported);
  const body = await readBody(request.body);
  if (body.kind === 'text') return answerBody(body.text);
  if (body.kind === 'too-large') return refuse(413, `the body is longer than ${MAX_BODY_BYTES} bytes`);
  if (body.kind === 'broken') return refuse(400, 'the body could not be read to its end');
  return failed(new RpcError(ERROR_CODES.parse, 'Parse error: the body is not valid UTF-8.'), null);
}

/** `answerRequest` for callers who need the response only: our own pages hand their requests straight to it. */
export async function handleRequest(request: Request): Promise<Response> {
  return (await answerRequest(request)).response;
}
