import { BodyTooLarge, readCapped } from './capped-body';
import type { Connection } from './connection';
import { replySchema } from './envelope';
import { plainDetail, type AgentError } from './error';
import { startExchange } from './exchange';
import { isTooDeep } from './is-too-deep';
import { kindOfLost } from './lost-connection';
import { parseWellFormed } from './parse-well-formed';
import { sortError, sortHttp } from './sort-error';
import { withoutToken } from './without-token';

/** Encyclicals come to some 400 KB; past this an answer is an accident. */
const MAX_REPLY_BYTES = 8 * 1024 * 1024;

export type RpcResult = { ok: true; result: Record<string, unknown>; status: number } | { ok: false; error: AgentError };

function failure(kind: AgentError['kind'], more: Partial<AgentError> = {}): RpcResult {
  return { ok: false, error: { kind, ...more } };
}

/** May hold a user, a password or a token, and says nothing to a reader. */
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi;

/**
 * @param ended what ended it, where we did so ourselves
 * @param response where the reply had begun: then the call may have been counted
 */
function thrown(error: unknown, ended: 'aborted' | 'timeout' | undefined, token: string | undefined, response: Response | undefined): RpcResult {
  if (error instanceof BodyTooLarge) return failure('too-large');
  if (ended) return failure(ended);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const said = (cause instanceof Error ? cause.message : '').replace(ADDRESS, '…');
  return failure(kindOfLost(cause, response !== undefined), { ...(response ? { status: response.status } : {}), detail: plainDetail(withoutToken(said, token, '…')) });
}

/** JSON-RPC 2.0: a reply bears the id of its request, or null where that could not be read. One that leaves it out is let pass. */
function isForeign(reply: unknown, id: string): boolean {
  const theirs = typeof reply === 'object' && reply !== null ? (reply as { id?: unknown }).id : undefined;
  return theirs !== undefined && theirs !== null && theirs !== id;
}

function parseReply(text: string, response: Response, id: string): RpcResult {
  let json: unknown;
  try {
    json = parseWellFormed(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, error: sortHttp(response.status, response.headers, text) };
  }
  if (isForeign(json, id)) {
    return response.ok ? failure('unreadable', { status: response.status, detail: plainDetail(text) }) : { ok: false, error: sortHttp(response.status, response.headers, text) };
  }
  const reply = replySchema.safeParse(json);
  if (reply.success && 'error' in reply.data && reply.data.error) return { ok: false, error: sortError(reply.data.error as object, response.status, response.headers) };
  if (!response.ok) return { ok: false, error: sortHttp(response.status, response.headers, text) };
  if (reply.success && 'result' in reply.data && !isTooDeep(reply.data.result)) return { ok: true, result: reply.data.result as Record<string, unknown>, status: response.status };
  return failure('unreadable', { status: response.status, detail: plainDetail(text) });
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
  const id = crypto.randomUUID();
  const body = JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const endExchange = startExchange(method, { headers, body }, connection);
  const read: Uint8Array[] = [];
  let response: Response | undefined;
  const end = (result: RpcResult): RpcResult => {
    endExchange(result.ok ? { response, read, result: result.result } : { response, read, failure: result.error });
    return result;
  };
  try {
    response = await connection.fetch(connection.url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      return end(failure('redirected', { status: response.status }));
    }
    const text = await readCapped(response.body, MAX_REPLY_BYTES, read);
    return end(parseReply(withoutToken(text, connection.token, '…'), response, id));
  } catch (error) {
    return end(thrown(error, signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : undefined, connection.token, response));
  }
}
