import { expect } from 'vitest';
import { handleRequest } from '../server';

/** For tests of the wire itself: any body under any headers, and what came back. */
export const AGENT_URL = 'https://agent.example/api/a2a';

export const message = { role: 'user', messageId: 'm1', kind: 'message', parts: [{ kind: 'text', text: 'Catherine of Siena' }], metadata: { skillId: 'saint_lookup' } };
export const call = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } };

export function post(body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }): Promise<Response> {
  return handleRequest(new Request(AGENT_URL, { method: 'POST', headers, body }));
}

/** A JSON body, and the JSON that answers it. */
export async function sendJson(body: unknown) {
  const response = await post(JSON.stringify(body));
  expect(response.headers.get('content-type')).toBe('application/json');
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** The same call with another message. */
export function sendMessageWith(changes: object) {
  return sendJson({ ...call, params: { message: { ...message, ...changes } } });
}
