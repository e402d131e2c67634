import type { MessageSendParams } from '@a2a-js/sdk';
import type { Answer } from './answer';
import type { Connection } from './connection';
import { plainDetail, type AgentError } from './error';
import type { FilePart, ReadParts } from './parts';
import { rpc, type RpcResult } from './rpc';
import { READ_AGAIN_MS, settle } from './settle';

/** As much of a skill as the wire has to know. */
export interface CallableSkill<Input, Value> {
  id: string;
  artifact: string;
  timeoutMs: number;
  parts(input: Input): ({ kind: 'text'; text: string } | { kind: 'data'; data: Record<string, unknown> })[];
  read(parts: ReadParts): { kind: 'found'; value: Value } | { kind: 'not-found'; query?: string; hint?: string } | { kind: 'unreadable'; why?: string; otherSkills?: string[] };
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Groups tasks of one conversation; no memory is promised. */
  contextId?: string;
  /** The reader's IANA zone, for an agent that understands it. */
  timeZone?: string;
  /** The reader's language (a language tag), for an agent that understands it. */
  locale?: string;
  /** Which liturgical calendar, for our own agent: `metadata.calendar`. */
  calendar?: string;
}

/** What is known of a call beside its value. */
export interface Receipt {
  taskId?: string;
  contextId?: string;
  /** ISO 8601 instant. */
  receivedAt: string;
  elapsedMs: number;
  files: FilePart[];
}

export type SkillCall<Value> =
  | { kind: 'found'; value: Value; receipt: Receipt }
  | { kind: 'not-found'; query?: string; hint?: string; receipt: Receipt }
  | { kind: 'error'; error: AgentError; receipt: Receipt };

/** A skill's reading of an answer; whatever it stumbles over, the answer is unreadable. */
export function readingOf<Value>(skill: Pick<CallableSkill<never, Value>, 'read'>, answer: ReadParts): ReturnType<CallableSkill<never, Value>['read']> {
  try {
    return skill.read(answer);
  } catch (error) {
    return { kind: 'unreadable', why: error instanceof Error ? error.name : 'Error' };
  }
}

function judge<Value>(answer: Answer, skill: CallableSkill<never, Value>, receipt: Receipt): SkillCall<Value> {
  if (answer.state === 'failed' || answer.state === 'rejected' || answer.state === 'canceled') {
    return { kind: 'error', error: { kind: 'task-failed', detail: plainDetail(answer.texts.join(' ')) }, receipt };
  }
  if (answer.state === 'input-required') return { kind: 'error', error: { kind: 'asks-back', detail: plainDetail(answer.texts.join(' ')) }, receipt };
  if (answer.state === 'auth-required') return { kind: 'error', error: { kind: 'sign-in', detail: plainDetail(answer.texts.join(' ')) }, receipt };
  const empty = answer.texts.every((text) => !text.trim()) && answer.data.length === 0;
  if (empty && answer.files.length === 0) return { kind: 'error', error: { kind: 'empty-answer' }, receipt };
  const reading = readingOf(skill, answer);
  if (reading.kind === 'found') return { kind: 'found', value: reading.value, receipt };
  if (reading.kind === 'not-found') return { kind: 'not-found', query: reading.query, hint: reading.hint, receipt };
  const { why, otherSkills } = reading;
  const raw = [...(why ? [why] : []), ...answer.texts, ...answer.data.map((data) => JSON.stringify(data))].join(' ');
  return { kind: 'error', error: { kind: 'unreadable', detail: plainDetail(raw), ...(otherSkills ? { otherSkills } : {}) }, receipt };
}

/**
 * Calls one skill: one `message/send`, the envelope checked, then the artifact by the skill's own reading. Never repeats a send.
 * @returns what was found, or a documented not-found, or the error by its meaning; nothing is thrown
 */
export async function callSkill<Input, Value>(skill: CallableSkill<Input, Value>, input: Input, connection: Connection, options: CallOptions = {}): Promise<SkillCall<Value>> {
  const params: MessageSendParams = {
    message: {
      kind: 'message',
      role: 'user',
      messageId: crypto.randomUUID(),
      parts: skill.parts(input),
      ...(options.contextId ? { contextId: options.contextId } : {}),
      metadata: { skillId: skill.id, ...(options.timeZone ? { timeZone: options.timeZone } : {}), ...(options.locale ? { locale: options.locale } : {}), ...(options.calendar ? { calendar: options.calendar } : {}) },
    },
  };
  return receive(skill, connection, options.signal, () => rpc('message/send', params, connection, skill.timeoutMs, options.signal));
}

/**
 * Reads the answer of a task again: `tasks/get`, which costs nothing for as long as the agent keeps the task (a day). Nothing is sent anew.
 * @param taskId as it came with the answer
 * @returns as `callSkill`; an id that the agent no longer knows is the error `task-not-found`
 */
export async function readTask<Value>(skill: CallableSkill<never, Value>, taskId: string, connection: Connection, signal?: AbortSignal): Promise<SkillCall<Value>> {
  return receive(skill, connection, signal, () => rpc('tasks/get', { id: taskId }, connection, READ_AGAIN_MS, signal), taskId);
}

async function receive<Value>(
  skill: CallableSkill<never, Value>, connection: Connection, signal: AbortSignal | undefined, ask: () => Promise<RpcResult>, taskId?: string,
): Promise<SkillCall<Value>> {
  const started = performance.now();
  const settled = await settle(await ask(), skill.artifact, connection, { taskId, signal });
  const answer = 'state' in settled ? settled : undefined;
  const receipt: Receipt = {
    taskId: answer?.taskId,
    contextId: answer?.contextId,
    receivedAt: new Date().toISOString(),
    elapsedMs: Math.round(performance.now() - started),
    files: answer?.files ?? [],
  };
  return 'state' in settled ? judge(settled, skill, receipt) : { kind: 'error', error: settled, receipt };
}
