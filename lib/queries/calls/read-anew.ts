import 'server-only';
import { SKILLS } from '@/lib/skills/index';
import type { Outcome } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { call } from './call';

/**
 * Asks the agent again whatever is kept: one call, which a person wanted. Questions are not asked this way, since they have tickets.
 * @param skillId id of a skill, unchecked
 * @param input JSON of its input, unchecked
 */
export async function readAnew(skillId: string, input: string): Promise<Outcome<unknown>> {
  const skill = (SKILLS as readonly Skill<unknown, unknown>[]).find(({ id }) => id === skillId && id !== 'catholic_qa');
  if (!skill) return { kind: 'failed', reason: 'invalid-params' };
  let given: unknown;
  try {
    given = JSON.parse(input);
  } catch {
    return { kind: 'failed', reason: 'invalid-params' };
  }
  return call(skill, given, { anew: true });
}
