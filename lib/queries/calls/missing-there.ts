import 'server-only';
import { agentUrl } from '@/lib/env';
import { SKILLS } from '@/lib/skills/index';
import type { Skill } from '@/lib/skills/skill';
import { remoteConnection } from '../connection';
import { askedAt } from './asked-at';
import { answerKey, isKeptMissing } from './kept-answers';

/**
 * Whether the remote agent surely has nothing under an address, as far as is known without asking it: it said so within the last ten minutes, or
 * the address names what no agent can be asked for. For the proxy, whose 404 can be read without scripts.
 * @param path without its language, still percent-encoded
 */
export async function isMissingThere(path: string): Promise<boolean> {
  const [url, asked] = [agentUrl(), askedAt(path)];
  const skill = (SKILLS as readonly Skill<unknown, unknown>[]).find(({ id }) => id === asked?.skill);
  if (!url || !asked || !skill) return false;
  const parsed = skill.input.safeParse(asked.input);
  // Facts are the same for everybody.
  return !parsed.success || isKeptMissing(answerKey(skill.id, parsed.data, { identity: '', connection: remoteConnection(url, undefined) }, {}));
}
