import { DEFAULT_SKILL_ID } from '@/lib/skills/index';
import { findHandler } from './handlers/registry';

/** The skill that params of `message/send` name, for the log; undefined when it is none of ours. Reads any shape, checks nothing else. */
export function skillOf(params: unknown): string | undefined {
  const given = (params as { message?: { metadata?: { skillId?: unknown } | null } | null } | null | undefined)?.message?.metadata?.skillId;
  const id = given === undefined ? DEFAULT_SKILL_ID : given;
  return typeof id === 'string' ? findHandler(id)?.card.id : undefined;
}
