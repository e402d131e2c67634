import { ERROR_CODES } from '@/lib/a2a/codes';

/** A refusal that is told to the caller as a JSON-RPC error. Its message is read by strangers: it names fields, never content or files. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/**
 * -32602 that names the field.
 * @param field path below `params`, e.g. `message.parts[0].text`
 * @param reason rest of a sentence that begins with the field, e.g. `must not be blank`
 */
export function invalidParams(field: string, reason: string, more: Record<string, unknown> = {}): RpcError {
  return new RpcError(ERROR_CODES.invalidParams, `Invalid params: ${field} ${reason}.`, { field, reason, ...more });
}
