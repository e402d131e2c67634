import 'server-only';
import { answerKey } from './kept-answers';
import type { Agent } from './agent-of-reader';
import { store } from '../store/store';

/** An agent keeps its tasks for a day. Source: contract, `tasks/get`. */
const TASK_MS = 24 * 60 * 60_000;

const keyOf = (skillId: string, input: unknown, agent: Agent) => `task:${answerKey(skillId, input, agent, {})} ${agent.identity}`;

/** Remembers, for its asker, the task of a call that was given up while the agent was at work. A browser is not asked for the id: it could name that of another answer. */
export async function keepTaskAtWork(skillId: string, input: unknown, agent: Agent, taskId: string): Promise<void> {
  await store().set(keyOf(skillId, input, agent), taskId, TASK_MS);
}

/** The task of a call that this reader was not given the answer of, or undefined. */
export function taskAtWork(skillId: string, input: unknown, agent: Agent): Promise<string | undefined> {
  return store().get(keyOf(skillId, input, agent));
}
