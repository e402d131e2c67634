import 'server-only';
import { SKILLS } from '@/lib/skills/index';
import type { Outcome } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { currentAgent } from './agent-of-reader';
import { readFromAgent } from './ask-agent';
import { call } from './call';
import { land } from './flights';
import { answerKey, keepAnswer } from './kept-answers';
import { taskAtWork } from './task-at-work';

const INVALID: Outcome<never> = { kind: 'failed', reason: 'invalid-params' };

/** A skill of facts with its input; undefined where there is no such skill or the input is none. Questions are not asked this way, since they have tickets. */
function readAsked(skillId: string, input: string): { skill: Skill<unknown, unknown>; given: unknown } | undefined {
  const skill = (SKILLS as readonly Skill<unknown, unknown>[]).find(({ id }) => id === skillId && id !== 'catholic_qa');
  if (!skill) return undefined;
  try {
    return { skill, given: JSON.parse(input) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Asks the agent again whatever is kept: one call, which a person wanted.
 * @param skillId id of a skill, unchecked
 * @param input JSON of its input, unchecked
 */
export async function readAnew(skillId: string, input: string): Promise<Outcome<unknown>> {
  const asked = readAsked(skillId, input);
  return asked ? call(asked.skill, asked.given, { anew: true }) : INVALID;
}

/**
 * Reads what has come of a call that was given up while the agent was at work on it, at no cost; keeps it for the page that is drawn next.
 * @param skillId id of a skill, unchecked
 * @param input JSON of its input, unchecked
 */
export async function readAtWork(skillId: string, input: string): Promise<Outcome<unknown>> {
  const asked = readAsked(skillId, input);
  const parsed = asked?.skill.input.safeParse(asked.given);
  if (!asked || !parsed?.success) return INVALID;
  const agent = await currentAgent();
  const taskId = await taskAtWork(asked.skill.id, parsed.data, agent);
  if (!taskId) return { kind: 'failed', reason: 'task-not-found' };
  const key = answerKey(asked.skill.id, parsed.data, agent, {});
  const outcome = await readFromAgent(asked.skill, parsed.data, agent, taskId);
  if (outcome.kind === 'found' || outcome.kind === 'not-found') await keepAnswer(key, asked.skill.id, outcome);
  await land(key, agent.identity, outcome);
  return outcome;
}
