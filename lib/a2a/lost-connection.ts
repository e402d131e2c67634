import type { AgentErrorKind } from './error';

/** What undici says where a body is not packed the way its headers promise. */
const BADLY_PACKED = /header check|incorrect data check|unexpected end of file|brotli|decod|decompress/i;

/** What undici says where the other side answers, but not in HTTP or with headers without end. */
const NO_HTTP = /^(?:HPE_\w+|UND_ERR_HEADERS_OVERFLOW)$/;

/** Whether a connection ended after it had come about: undici found its socket closed, or the system could not read or write any more. */
function hasStood({ code, syscall }: { code?: unknown; syscall?: unknown }): boolean {
  return code === 'UND_ERR_SOCKET' || ((code === 'ECONNRESET' || code === 'EPIPE') && (syscall === 'read' || syscall === 'write'));
}

/**
 * Tells a connection that never came about from one that ended: after that the call may have been counted.
 * @param cause what fetch gives as the cause, or threw
 * @param hasBegun whether a reply had begun
 */
export function kindOfLost(cause: unknown, hasBegun: boolean): Extract<AgentErrorKind, 'unreachable' | 'unreadable' | 'broke-off'> {
  const fault = cause instanceof Error ? (cause as NodeJS.ErrnoException) : undefined;
  if (hasBegun) return BADLY_PACKED.test(fault?.message ?? '') ? 'unreadable' : 'broke-off';
  if (NO_HTTP.test(fault?.code ?? '')) return 'unreadable';
  return fault && hasStood(fault) ? 'broke-off' : 'unreachable';
}
