import { BodyTooLarge, readCapped } from './capped-body';
import type { Connection } from './connection';
import { replySchema } from './envelope';
import { plainDetail, type AgentError } from './error';
import { sortError, sortHttp } from './sort-error';

/** Encyclicals come to some 400 KB; past this an answer is an accident. */
const MAX_REPLY_BYTES = 8 * 1024 * 1024;

export type RpcResult = { ok: true; result: Record<string, unknown>; status: number } | { ok: false; error: AgentError };

function failure(kind: AgentError['kind'], more: Partial<AgentError> = {}): RpcResult {
  return { ok: false, error: { kind, ...more } };
}

function thrown(error: unknown, timedOut: boolean): RpcResult {
  if (error instanceof BodyTooLarge) return failure('too-large');
  if (timedOut) return failure('timeout');
  if (error instanceof Error && error.name === 'AbortError') return failure('aborted');
  return failure('unreachable', { detail: plainDetail(error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : '') });
}

function parseReply(text: string, response: Response): RpcResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, error: sortHttp(response.status, response.headers, text) };
  }
  const reply = replySchema.safeParse(json);
  if (reply.success && 'error' in reply.data) return { ok: false, error: sortError(reply.data.error as object, response.status, response.headers) };
  if (!response.ok) return { ok: false, error: sortHttp(response.status, response.headers, text) };
  if (reply.success && 'result' in reply.data) return { ok: true, result: reply.data.result as Record<string, unknown>, status: response.status };
  return failure('unreadable', { status: response.status, detail: plainDetail(text) });
}

/** An agent that echoes what it was sent must not bring the token onto a page; a text of a few letters is no secret and would tear words. */
function withoutToken(text: string, token: string | undefined): string {
  return token && token.length >= 8 ? text.replaceAll(token, '…') : text;
}

/**
 * One JSON-RPC call. It is sent once: after an ambiguous failure nobody knows whether the agent has already answered, and each call is metered.
 * Redirects are refused, for they could carry the token to another host or turn POST into GET.
 * @param timeoutMs milliseconds after which the call is given up, body included
 */
export async function rpc(method: string, params: object, connection: Connection, timeoutMs: number, signal?: AbortSignal): Promise<RpcResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (connection.token) headers.authorization = `Bearer ${connection.token}`;
  try {
    const response = await connection.fetch(connection.url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ jsonrpc: '2.0', id: crypto.randomUUID(), method, params }),
      redirect: 'manual',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return failure('redirected', { status: response.status });
    const text = await readCapped(response.body, MAX_REPLY_BYTES);
    return parseReply(withoutToken(text, connection.token), response);
  } catch (error) {
    return thrown(error, timeout.aborted);
  }
}
