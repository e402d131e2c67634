import type { ShownExchange } from './inspector-means';
import { prettyJson } from './pretty-json';

function message(first: string, headers: Record<string, string>, body: string): string {
  return [first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', prettyJson(body)].join('\n');
}

/** The request as HTTP would write it, its JSON indented. */
export function requestText({ url, requestHeaders, requestBody }: ShownExchange): string {
  return message(`POST ${url}`, requestHeaders, requestBody.text);
}

/** The reply in the same way; empty when there was none. */
export function replyText({ status, statusText, replyHeaders = {}, replyBody }: ShownExchange): string {
  if (status === undefined) return '';
  return message(`HTTP ${status} ${statusText ?? ''}`.trim(), replyHeaders, replyBody?.text ?? '');
}
