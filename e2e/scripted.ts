import type { APIRequestContext } from '@playwright/test';
import type { ScriptedReply } from './fake-agent';

export type { ScriptedReply };

const FAKE_AGENT = 'http://127.0.0.1:3299';

/** Tells the scripted agent how to answer one key: the query, id, date or question it will be asked. */
export async function script(request: APIRequestContext, key: string, reply: ScriptedReply): Promise<void> {
  await request.post(`${FAKE_AGENT}/script`, { data: { key, reply } });
}

/** The calls the scripted agent got for a key, as sent. */
export async function callsFor(request: APIRequestContext, key: string): Promise<{ key: string; body: string; headers: Record<string, string> }[]> {
  return (await request.get(`${FAKE_AGENT}/calls`, { params: { key } })).json();
}

/** A finished task with one artifact, as the live agent sends it. */
export function finishedTask(artifact: string, parts: unknown[], state = 'completed'): ScriptedReply {
  return {
    body: {
      jsonrpc: '2.0',
      id: '$id',
      result: { kind: 'task', id: 'task-1', contextId: 'context-1', status: { state, timestamp: '2026-11-30T10:00:00Z' }, artifacts: [{ artifactId: 'art_1', name: artifact, parts }] },
    },
  };
}

/** Headers of a page that a person opens: without them an agent that counts its calls is not asked. */
export const asPerson = { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } };
