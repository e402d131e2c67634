/**
 * What can go wrong with a call, by meaning. The number, the HTTP status and the agent's own words stay beside it
 * for the log and the details panel; a page decides by `kind` only.
 */
export type AgentErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'redirected'
  | 'sign-in'
  | 'forbidden'
  | 'plan'
  | 'rate'
  | 'invalid-params'
  | 'task-not-found'
  | 'not-cancelable'
  | 'version'
  | 'service-down'
  | 'server-error'
  | 'empty-answer'
  | 'unreadable'
  | 'too-large'
  | 'broke-off'
  | 'unknown-skill'
  | 'asks-back'
  | 'task-failed';

export interface AgentError {
  kind: AgentErrorKind;
  /** JSON-RPC code, where there was one. */
  code?: number;
  /** HTTP status, where there was an answer. */
  status?: number;
  /** Seconds the agent asks to wait. */
  retryAfterSeconds?: number;
  /** Plain text of at most 600 characters, without markup; untrusted. */
  detail?: string;
}

const MAX_DETAIL = 600;

/** Makes an agent's own words fit for a details panel: tags removed, white space folded, shortened. */
export function plainDetail(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
  const plain = text.slice(0, 20_000).replace(/<[^>]*>/g, ' ').replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim();
  if (!plain) return undefined;
  return plain.length > MAX_DETAIL ? `${plain.slice(0, MAX_DETAIL)} …` : plain;
}
