import 'server-only';
import { readAnswer, unwrapped } from '@/lib/a2a/answer';
import { readingOf } from '@/lib/a2a/client';
import type { Connection } from '@/lib/a2a/connection';
import { taskSchema } from '@/lib/a2a/envelope';
import type { Exchange } from '@/lib/a2a/exchange';
import { rpc, type RpcResult } from '@/lib/a2a/rpc';
import { SKILLS } from '@/lib/skills/index';
import type { SkillReading } from '@/lib/skills/skill';
import { currentAgent } from './agent-of-reader';
import { renewOnce } from './renew-once';

const TASK_TIMEOUT_MS = 30_000;

/** What a task turned out to be: of which skill, how it reads, and what its subject is called (the agent's word, untrusted). */
export interface KnownAnswer {
  skill: string;
  reading: SkillReading<unknown>['kind'];
  title?: string;
}

export interface OpenedTask {
  exchange: Exchange;
  /** Lower-case A2A state; absent when the agent gave no task. */
  state?: string;
  answer?: KnownAnswer;
}

function skillOf(result: Record<string, unknown>): (typeof SKILLS)[number] | undefined {
  const task = taskSchema.safeParse(unwrapped(result)).data;
  const names = task?.artifacts?.map(({ name }) => name) ?? [];
  const asked = task?.history?.map(({ metadata }) => (metadata as Record<string, unknown> | undefined)?.skillId) ?? [];
  return SKILLS.find(({ artifact }) => names.includes(artifact)) ?? SKILLS.find(({ id }) => asked.includes(id));
}

const MAX_TITLE = 120;

/** The name that a profile, a document or a series bears; other answers have none. */
function titleOf(value: unknown): string | undefined {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const meta = (fields.meta ?? {}) as Record<string, unknown>;
  const name = [fields.primary_name, fields.diocese_name, meta.title].find((field): field is string => typeof field === 'string' && field.trim() !== '');
  return name?.slice(0, MAX_TITLE);
}

function knownAnswer(result: Record<string, unknown>): Pick<OpenedTask, 'state' | 'answer'> {
  const skill = skillOf(result);
  const read = readAnswer(result, skill?.artifact ?? '');
  if (!skill) return { state: read.state };
  const reading: SkillReading<unknown> = readingOf<unknown>(skill, read);
  return { state: read.state, answer: { skill: skill.id, reading: reading.kind, title: reading.kind === 'found' ? titleOf(reading.value) : undefined } };
}

async function getTask(taskId: string, connection: Connection): Promise<{ reply: RpcResult; exchange: Exchange }> {
  const seen: Exchange[] = [];
  const reply = await rpc('tasks/get', { id: taskId }, { ...connection, observe: (exchange) => seen.push(exchange) }, TASK_TIMEOUT_MS);
  const [exchange] = seen;
  if (!exchange) throw new Error('The exchange was not observed.');
  return { reply, exchange };
}

/**
 * Reads a task of the agent that answers this reader, in the reader's own name: `tasks/get`, which costs nothing.
 * A token that is no longer taken is renewed once, where there is a way.
 * @param taskId checked already
 */
export async function openTask(taskId: string): Promise<OpenedTask> {
  const agent = await currentAgent();
  const { reply, exchange } = await renewOnce(agent, (connection) => getTask(taskId, connection), (sent) => !sent.reply.ok && sent.reply.error.kind === 'sign-in');
  return { exchange, ...(reply.ok ? knownAnswer(reply.result) : {}) };
}
