import type { Part } from '@a2a-js/sdk';
import { expect } from 'vitest';
import { SKILLS } from '@/lib/skills/index';
import { handleRequest } from '../server';

/** How tests talk to the agent: as a stranger would, through its one door. */
export type Data = Record<string, unknown>;

/** One `message/send`; the parsed JSON-RPC reply. */
export async function send(skillId: string | undefined, part: Part, metadata: Data = {}) {
  const message = { kind: 'message', role: 'user', messageId: 'm1', parts: [part], metadata: { ...metadata, ...(skillId ? { skillId } : {}) } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } });
  const response = await handleRequest(new Request('https://agent.example/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }));
  return JSON.parse(await response.text());
}

/** The one artifact's parts, after task and artifact name are checked. */
export async function ask(skillId: string, asked: string | Data, metadata?: Data): Promise<Part[]> {
  const { result } = await send(skillId, typeof asked === 'string' ? { kind: 'text', text: asked } : { kind: 'data', data: asked }, metadata);
  expect(result.status.state).toBe('completed');
  expect(result.artifacts).toHaveLength(1);
  expect(result.artifacts[0].name).toBe(SKILLS.find(({ id }) => id === skillId)?.artifact);
  return result.artifacts[0].parts;
}

export function textsOf(parts: Part[]): string[] {
  return parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
}

export function dataOf(parts: Part[]): Data[] {
  return parts.flatMap((part) => (part.kind === 'data' ? [part.data] : []));
}

/** The data of an answer that is one data part. */
export async function profile(skillId: string, asked: string | Data): Promise<Data> {
  const parts = await ask(skillId, asked);
  expect(parts).toHaveLength(1);
  return dataOf(parts)[0] ?? {};
}

/** The error of a message that is refused. */
export async function errorOf(skillId: string, data: Data) {
  const { error, result } = await send(skillId, { kind: 'data', data });
  expect(result).toBeUndefined();
  return error;
}
