import 'server-only';
import { SKILLS } from '@/lib/skills/index';
import type { Skill } from '@/lib/skills/skill';
import { currentAgent } from './agent-of-reader';
import { answerKey, keptAnswer, type Answered } from './kept-answers';

/**
 * What a remote agent has answered before, without asking it: a call is never made.
 * @param skillId id of one of the skills of facts
 * @param input its input, unchecked
 * @returns undefined where nothing is kept, and with the built-in agent
 */
export async function keptOutcome(skillId: string, input: unknown): Promise<Answered<unknown> | undefined> {
  const skill = (SKILLS as readonly Skill<unknown, unknown>[]).find(({ id }) => id === skillId);
  const parsed = skill?.input.safeParse(input);
  const agent = await currentAgent();
  if (!skill || !parsed?.success || agent.kind === 'built-in') return undefined;
  return keptAnswer(answerKey(skill.id, parsed.data, agent, {}));
}
