/**
 * Error codes of JSON-RPC 2.0 and A2A 0.3. The live agent answers -32005 for "paid plan required",
 * which the specification calls ContentTypeNotSupported: read the meaning with `sortError`, not from the number alone.
 */
export const ERROR_CODES = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  taskNotFound: -32001,
  taskNotCancelable: -32002,
  pushNotificationNotSupported: -32003,
  unsupportedOperation: -32004,
  planRequired: -32005,
  invalidAgentResponse: -32006,
  extendedCardNotConfigured: -32007,
} as const;

/** The protocol version this project speaks, as agent and as client. */
export const PROTOCOL_VERSION = '0.3.0';
