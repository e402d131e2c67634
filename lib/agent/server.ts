import 'server-only';
import { BodyTooLarge, readCapped } from '@/lib/a2a/capped-body';
import { ERROR_CODES } from '@/lib/a2a/codes';
import { parseRpcRequest, rpcFailure, rpcSuccess, type RpcId } from './json-rpc';
import { knownMethod, runMethod } from './methods';
import { RpcError } from './rpc-error';
import { skillOf } from './skill-of';

/** Bytes of a request body. The text of a message has its own, smaller limit; see message-params. */
export const MAX_BODY_BYTES = 1024 * 1024;

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
export function failureResponse(error: RpcError, status: number, headers: Record<string, string> = {}, id: RpcId | null = null): Response {
  return json(rpcFailure(id, error), status, headers);
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Exchange {
  return { response: failureResponse(new RpcError(ERROR_CODES.invalidRequest, message), status, headers), code: ERROR_CODES.invalidRequest };
}

/** An HTML form can send only three other content types, so no foreign page can post here without the browser asking first. */
function isJson(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type')?.trim() ?? '');
}

/** An answer to a well-formed call is HTTP 200, error or not; 400 means that there was no call, 500 that the fault is ours. */
function statusOf(code: number): number {
  if (code === ERROR_CODES.parse || code === ERROR_CODES.invalidRequest) return 400;
  return code === ERROR_CODES.internal ? 500 : 200;
}

function failed(error: unknown, id: RpcId | null): Exchange {
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
 * 405 with Allow for other methods than POST, 415 for other content types than application/json, 413 past 1 MiB.
 */
export async function answerRequest(request: Request): Promise<Exchange> {
  if (request.method !== 'POST') {
    const { response, code } = refuse(405, 'Invalid request: send a JSON-RPC request by POST.', { Allow: 'POST, OPTIONS' });
    return { response: request.method === 'HEAD' ? new Response(null, response) : response, code };
  }
  if (!isJson(request)) return refuse(415, 'Invalid request: the content type must be application/json.');
  const tooLarge = () => refuse(413, `Invalid request: the body is longer than ${MAX_BODY_BYTES} bytes.`);
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return tooLarge();
  let text: string;
  try {
    text = await readCapped(request.body, MAX_BODY_BYTES);
  } catch (error) {
    return error instanceof BodyTooLarge ? tooLarge() : refuse(400, 'Invalid request: the body could not be read to its end.');
  }
  return answerBody(text);
}

/** `answerRequest` for callers who need the response only: our own pages hand their requests straight to it. */
export async function handleRequest(request: Request): Promise<Response> {
  return (await answerRequest(request)).response;
}
