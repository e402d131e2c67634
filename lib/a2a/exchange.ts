import { unwrapped } from './answer';
import type { Connection } from './connection';
import type { AgentError } from './error';
import { withoutToken } from './without-token';

/** What stands for the token wherever an exchange is shown or copied. */
const TOKEN_PLACE = '$TOKEN';
export const MAX_KEPT_BYTES = 64 * 1024;

/** A body as far as it is kept. `bytes` is how much came, `cut` says that `text` is less than that. */
export interface KeptBody {
  text: string;
  bytes: number;
  cut: boolean;
}

/** One HTTP exchange with an agent, for the inspector: exact but for the token, cookies and what is too long. */
export interface Exchange {
  /** JSON-RPC method. The HTTP method is always POST. */
  method: string;
  /** Without user name, password and query. */
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: KeptBody;
  /** HTTP status; absent when nothing came back. */
  status?: number;
  statusText?: string;
  replyHeaders?: Record<string, string>;
  /** What came until the end, or until the reply broke off or grew too large. */
  replyBody?: KeptBody;
  elapsedMs: number;
  /** ISO 8601 instant. */
  startedAt: string;
  /** Task that the reply names. */
  taskId?: string;
  /** What it came to, when not to a result; the detail is plain text of the agent's, shortened. */
  failure?: AgentError;
}

function keptBody(bytes: Uint8Array, token: string | undefined): KeptBody {
  const text = withoutToken(Buffer.from(bytes).toString('utf8'), token, TOKEN_PLACE);
  const encoded = Buffer.from(text);
  const cut = encoded.byteLength > MAX_KEPT_BYTES;
  // A character that the cut went through is left out; it is one, and looking for more would take the square of their number.
  return { text: cut ? encoded.subarray(0, MAX_KEPT_BYTES).toString('utf8').replace(/\uFFFD$/, '') : text, bytes: bytes.byteLength, cut };
}

function shownUrl(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname}${url.search ? '?…' : ''}`;
}

function shownHeaders(headers: Iterable<[string, string]>, token: string | undefined): Record<string, string> {
  const shown = [...headers].filter(([name]) => !/^set-cookie2?$/i.test(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, name.toLowerCase() === 'authorization' ? `Bearer ${TOKEN_PLACE}` : withoutToken(value, token, TOKEN_PLACE)]));
}

function taskIdOf(result: Record<string, unknown> | undefined): string | undefined {
  const task = result && unwrapped(result);
  return task && 'status' in task && typeof task.id === 'string' ? task.id : undefined;
}

/** What is known when an exchange is over, in whatever way. */
export interface ExchangeEnd {
  response?: Response;
  /** The reply's bytes as far as they came. */
  read: Uint8Array[];
  result?: Record<string, unknown>;
  failure?: AgentError;
}

/**
 * Begins the record of one exchange.
 * @param sent what goes out, token included; nothing of it is kept before it is replaced
 * @returns to be called once, at the end; hands the exchange to the connection's observer
 */
export function startExchange(method: string, sent: { headers: Record<string, string>; body: string }, connection: Connection): (end: ExchangeEnd) => void {
  const { observe, token, url } = connection;
  if (!observe) return () => undefined;
  const startedAt = new Date().toISOString();
  const started = performance.now();
  return ({ response, read, result, failure }) => {
    observe({
      method,
      url: shownUrl(url),
      requestHeaders: shownHeaders(Object.entries(sent.headers), token),
      requestBody: keptBody(Buffer.from(sent.body), token),
      ...(response && {
        status: response.status,
        statusText: withoutToken(response.statusText, token, TOKEN_PLACE),
        replyHeaders: shownHeaders(response.headers, token),
        replyBody: keptBody(Buffer.concat(read), token),
      }),
      elapsedMs: Math.round(performance.now() - started),
      startedAt,
      taskId: taskIdOf(result),
      failure: failure?.detail === undefined ? failure : { ...failure, detail: withoutToken(failure.detail, token, TOKEN_PLACE) },
    });
  };
}
