import type { ShownBody, ShownExchange } from './inspector-means';
import { readJson } from './pretty-json';

/** JSON as JSON, other text as text; a body that was cut says so. */
function bodyOf({ text, bytes, cut }: ShownBody): unknown {
  return cut ? { cut: true, bytes, text } : (readJson(text) ?? text);
}

/** The whole exchange, request and reply, as one JSON text for a bug report. */
export function asJson(exchange: ShownExchange): string {
  const { url, requestHeaders, requestBody, status, statusText, replyHeaders, replyBody, startedAt, elapsedMs, failure } = exchange;
  const reply = status === undefined ? undefined : { status, statusText, headers: replyHeaders, body: replyBody && bodyOf(replyBody) };
  return JSON.stringify({ startedAt, elapsedMs, request: { method: 'POST', url, headers: requestHeaders, body: bodyOf(requestBody) }, reply, failure }, null, 2);
}
