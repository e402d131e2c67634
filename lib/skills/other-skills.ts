import { readNotFound } from './not-found';
import type { AnswerParts, SkillReading } from './skill';

/** Artifacts of the ten skills. Source: the client's skill description. */
export const ARTIFACTS: readonly string[] = [
  'catholic_qa_response', 'search_results', 'document', 'mass_readings', 'martyrology',
  'saint_profile', 'person_profile', 'pope_profile', 'diocese_profile', 'diocese_statistics_time_series',
];

/** The id under which each directory keeps a profile. Every profile has its own. */
const PROFILE_IDS = ['saint_id', 'person_id', 'pope_id', 'source_code'];

/**
 * Recognises an answer to something else: all of it came under names of other skills' artifacts. A name that no skill has, or none,
 * says nothing; that nothing was found is believed under any name.
 * @returns the unreadable reading, or undefined when the answer may be this skill's
 */
export function readOtherSkills(parts: AnswerParts, artifact: string): Extract<SkillReading<never>, { kind: 'unreadable' }> | undefined {
  const names = parts.artifacts ?? [];
  const isOthers = names.length > 0 && names.every((name) => name !== artifact && ARTIFACTS.includes(name));
  return isOthers && !readNotFound(parts) ? { kind: 'unreadable', why: `Not "${artifact}" came back but ${names.map((name) => `"${name}"`).join(', ')}.` } : undefined;
}

/** Whether a profile is one of another directory: it bears the id of that one and not its own. Without any id it may be what was asked for. */
export function isOtherProfile(data: Record<string, unknown>, idKey: string): boolean {
  return !(idKey in data) && PROFILE_IDS.some((key) => key in data);
}
