import { ERROR_CODES } from './codes';
import { plainDetail, type AgentError, type AgentErrorKind } from './error';
import { namedWaitSeconds, retryAfterSeconds } from './retry-after';

interface RpcErrorBody {
  code?: number;
  message?: string;
  data?: unknown;
}

/** Symbolic names first: numbers are reused with other meanings, words are not. */
const BY_NAME: [RegExp, AgentErrorKind][] = [
  [/PLAN_REQUIRED|paid plan|upgrade your plan/i, 'plan'],
  [/RATE_LIMIT|rate.?limit|too many requests/i, 'rate'],
  [/TASK_NOT_FOUND/i, 'task-not-found'],
  [/unauthori[sz]ed|unauthenticated|invalid token|token (?:has )?expired/i, 'sign-in'],
  [/FORBIDDEN|permission denied/i, 'forbidden'],
  [/UNKNOWN_SKILL|unknown skill|skill\b.{0,60}\b(?:not found|unknown|not supported|does not exist)/i, 'unknown-skill'],
];

const BY_STATUS: Record<number, AgentErrorKind> = { 401: 'sign-in', 402: 'plan', 403: 'forbidden', 413: 'too-large', 429: 'rate' };

const BY_CODE: Record<number, AgentErrorKind> = {
  [ERROR_CODES.methodNotFound]: 'version',
  [ERROR_CODES.invalidParams]: 'invalid-params',
  [ERROR_CODES.taskNotFound]: 'task-not-found',
  [ERROR_CODES.taskNotCancelable]: 'not-cancelable',
};

function named(error: RpcErrorBody): AgentErrorKind | undefined {
  const data = typeof error.data === 'object' && error.data !== null ? (error.data as Record<string, unknown>) : {};
  const words = [data.code, data.name, data.type, data.reason, error.message].filter((word): word is string => typeof word === 'string').join(' ').slice(0, 4000);
  return BY_NAME.find(([pattern]) => pattern.test(words))?.[1];
}

function planOrContentType(error: RpcErrorBody): AgentErrorKind {
  return /content|media.?type/i.test(error.message ?? '') ? 'invalid-params' : 'plan';
}

function byStatus(status: number): AgentErrorKind | undefined {
  return BY_STATUS[status] ?? (status >= 502 && status <= 504 ? 'service-down' : undefined);
}

function detailOf(error: RpcErrorBody): string | undefined {
  return plainDetail([error.message, error.data === undefined ? '' : plainDetail(error.data)].filter(Boolean).join(' · '));
}

/** Whatever went wrong, an agent that says when to come again is heeded. */
function waitOf(kind: AgentErrorKind, headers: Headers, data?: unknown): { retryAfterSeconds?: number } {
  const wait = kind === 'rate' ? retryAfterSeconds(headers, data) : namedWaitSeconds(headers, data);
  return wait === undefined ? {} : { retryAfterSeconds: wait };
}

/** Meaning of a JSON-RPC error, by name, then HTTP status, then number. */
export function sortError(error: RpcErrorBody, status: number, headers: Headers): AgentError {
  const byCode = error.code === ERROR_CODES.planRequired ? planOrContentType(error) : BY_CODE[error.code ?? 0];
  const kind = named(error) ?? byStatus(status) ?? byCode ?? 'server-error';
  return { kind, code: error.code, status, ...waitOf(kind, headers, error.data), detail: detailOf(error) };
}

/** Meaning of an answer that is not JSON-RPC at all: a gateway's page, a bare status, an empty body. */
export function sortHttp(status: number, headers: Headers, body: string): AgentError {
  const kind: AgentErrorKind = byStatus(status) ?? (status >= 500 ? 'service-down' : !body.trim() && status < 300 ? 'empty-answer' : 'unreadable');
  return { kind, status, ...waitOf(kind, headers), detail: plainDetail(body) };
}
