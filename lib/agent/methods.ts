import { ERROR_CODES, PROTOCOL_VERSION } from '@/lib/a2a/codes';
import { RpcError } from './rpc-error';
import { sendMessage } from './send-message';
import { cancelTask, getTask } from './task-methods';

/** Its result as JSON. */
type Method = (params: unknown) => string | Promise<string>;

const METHODS = new Map<string, Method>([
  ['message/send', sendMessage],
  ['tasks/get', getTask],
  ['tasks/cancel', cancelTask],
]);

/** The method's own name if it is offered; for the log, which must hold nothing a stranger wrote. */
export function knownMethod(name: string): string | undefined {
  return METHODS.has(name) ? name : undefined;
}

/**
 * Runs a JSON-RPC method.
 * @returns its result as JSON
 * @throws RpcError -32601 for a method that is not offered (streaming, push, and the renamed methods of A2A 1.0 among them)
 */
export async function runMethod(name: string, params: unknown): Promise<string> {
  const method = METHODS.get(name);
  if (method) return method(params);
  const offered = [...METHODS.keys()];
  throw new RpcError(ERROR_CODES.methodNotFound, `Method not found. This agent speaks A2A protocol version ${PROTOCOL_VERSION} and offers ${offered.join(', ')}.`, {
    protocolVersion: PROTOCOL_VERSION,
    methods: offered,
  });
}
