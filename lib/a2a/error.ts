import { isTooDeep } from './is-too-deep';

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
  /** The task that was still at work when it was given up: reading it later is free. */
  taskId?: string;
  /** Ids of the skills that were answered in place of the one that was asked. */
  otherSkills?: string[];
  /** Plain text of at most 600 characters, to be shown as text whatever it looks like; untrusted. */
  detail?: string;
}

const MAX_DETAIL = 600;

/** What a gateway sends in place of an answer. */
const PAGE = /^\s*<(?:!doctype|html|\?xml)\b/i;

/** What is nested too deep to be written says nothing. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null || isTooDeep(value) ? '' : JSON.stringify(value);
}

/**
 * Makes an agent's own words fit for a details panel: white space folded, shortened. They stay text as they were said, "<" and all;
 * only of a whole page nothing but its words is kept.
 */
export function plainDetail(value: unknown): string | undefined {
  const text = written(value).slice(0, 20_000);
  const plain = (PAGE.test(text) ? text.replace(/<[^<>]*>/g, ' ').replace(/[<>]/g, ' ') : text).replace(/\s+/g, ' ').trim();
  if (!plain) return undefined;
  return plain.length > MAX_DETAIL ? `${plain.slice(0, MAX_DETAIL)} …` : plain;
}
