import { ERROR_CODES } from '@/lib/a2a/codes';
import { isEchoed, writtenMember } from './echoed-number';
import { isDeeperThan } from './is-deeper-than';
import { RpcError } from './rpc-error';

/** Exactly the value and type that was sent: "7" stays a string; 0, "" and null are ids. */
export type RpcId = string | number | null;

export type RpcRequest =
  | { kind: 'call'; id: RpcId; method: string; params: unknown }
  | { kind: 'notification'; method: string }
  | { kind: 'refused'; id: RpcId; error: RpcError };

/** More than any message needs; a deeper one could not be written back without exhausting the stack. */
const MAX_DEPTH = 64;

function refused(id: RpcId, code: number, message: string): RpcRequest {
  return { kind: 'refused', id, error: new RpcError(code, message) };
}

/** A number may have lost digits when it was read, and then it could not be echoed: refused rather than changed. */
function isId(value: unknown, text: string): value is RpcId {
  return value === null || typeof value === 'string' || (typeof value === 'number' && isEchoed(writtenMember(text, 'id') ?? ''));
}

/**
 * Reads a JSON-RPC 2.0 request (https://www.jsonrpc.org/specification).
 * Only an absent `id` makes a notification: null is an id, if an unwise one, and is answered. A batch (an array) is refused with -32600: A2A 0.3 has none, and one
 * request a POST keeps limits and answers simple.
 * @param text the body
 */
export function parseRpcRequest(text: string): RpcRequest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused(null, ERROR_CODES.parse, 'Parse error: the body is not valid JSON.');
  }
  const invalid = (id: RpcId, why: string) => refused(id, ERROR_CODES.invalidRequest, `Invalid request: ${why}.`);
  if (Array.isArray(json)) return invalid(null, 'batches are not supported, send one request per POST');
  if (typeof json !== 'object' || json === null) return invalid(null, 'the body must be a JSON object');
  const { jsonrpc, id, method, params } = json as Record<string, unknown>;
  if (id !== undefined && !isId(id, text)) return invalid(null, 'id must be a string, null, or a number that can be echoed exactly');
  const known = id ?? null;
  if (isDeeperThan(json, MAX_DEPTH)) return invalid(known, `the body is nested deeper than ${MAX_DEPTH} levels`);
  if (jsonrpc !== '2.0') return invalid(known, 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return invalid(known, 'method must be a string');
  return id === undefined ? { kind: 'notification', method } : { kind: 'call', id, method, params };
}

/** The body of a success. @param result already written as JSON */
export function rpcSuccess(id: RpcId, result: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
}

/** The body of an error; `id` is null where the request's own could not be read. */
export function rpcFailure(id: RpcId, error: RpcError): string {
  const { code, message, data } = error;
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data ? { data } : {}) } });
}
