import { readNotFound } from './not-found';
import type { AnswerParts, SkillReading } from './skill';

/** The ten skills by their artifacts. Source: the client's skill description. */
const SKILL_OF: ReadonlyMap<string, string> = new Map([
  ['catholic_qa_response', 'catholic_qa'], ['search_results', 'document_search'], ['document', 'document_fetch'], ['mass_readings', 'liturgical_readings'], ['martyrology', 'saints_of_the_day'],
  ['saint_profile', 'saint_lookup'], ['person_profile', 'person_lookup'], ['pope_profile', 'pope_lookup'], ['diocese_profile', 'diocese_lookup'],
  ['diocese_statistics_time_series', 'diocese_statistics_lookup'],
]);

/** Artifacts of the ten skills. */
export const ARTIFACTS: readonly string[] = [...SKILL_OF.keys()];

/** The id under which each directory keeps a profile. Every profile has its own. */
const PROFILE_IDS = ['saint_id', 'person_id', 'pope_id', 'source_code'];

/**
 * Recognises an answer to something else: all of it came under names of other skills' artifacts. A name that no skill has, or none,
 * says nothing; that nothing was found is believed under any name.
 * @returns the unreadable reading with the skills that were answered, or undefined when the answer may be this skill's
 */
export function readOtherSkills(parts: AnswerParts, artifact: string): Extract<SkillReading<never>, { kind: 'unreadable' }> | undefined {
  const names = parts.artifacts ?? [];
  const others = [...new Set(names.flatMap((name) => (name === artifact ? [] : (SKILL_OF.get(name) ?? []))))];
  const isOthers = names.length > 0 && names.every((name) => name !== artifact && SKILL_OF.has(name));
  return isOthers && !readNotFound(parts) ? { kind: 'unreadable', otherSkills: others } : undefined;
}

/** Whether a profile is one of another directory: it bears the id of that one and not its own. Without any id it may be what was asked for. */
export function isOtherProfile(data: Record<string, unknown>, idKey: string): boolean {
  return !(idKey in data) && PROFILE_IDS.some((key) => key in data);
}
