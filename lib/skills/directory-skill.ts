import { z } from 'zod';
import { readNotFound } from './not-found';
import { isOtherProfile, readOtherSkills } from './other-skills';
import { LOOKUP_TIMEOUT_MS, type AnswerParts, type Skill, type SkillReading } from './skill';

export const queryText = z.string().trim().min(1).max(300);
export const idText = z.string().trim().min(1).max(200);

/** Input of a directory look-up: a name to find, or the canonical id under its own key; never both, since their order is undocumented. */
export type LookupInput<IdKey extends string> = { query: string } | Record<IdKey, string>;

/**
 * One of the four directory look-ups. They differ in the name of the id and of the artifact only.
 * The profile schema is open: what it does not name is kept, so that a reader can see everything an agent sends.
 */
export function directorySkill<IdKey extends string, Profile extends { primary_name: string }>(given: {
  id: string;
  artifact: string;
  idKey: IdKey;
  schema: z.ZodType<Profile>;
}): Skill<LookupInput<IdKey>, Profile> & { idKey: IdKey } {
  const byId = z.object({ [given.idKey]: idText } as Record<IdKey, typeof idText>) as unknown as z.ZodType<Record<IdKey, string>>;
  return {
    id: given.id,
    artifact: given.artifact,
    idKey: given.idKey,
    input: z.union([byId, z.object({ query: queryText })]) as z.ZodType<LookupInput<IdKey>>,
    timeoutMs: LOOKUP_TIMEOUT_MS,
    parts: (input) => [{ kind: 'data', data: { ...input } }],
    read: (parts) => readNotFound(parts) ?? readOtherSkills(parts, given.artifact) ?? readProfile(parts, given.idKey, given.schema),
  };
}

function readProfile<Profile>(parts: AnswerParts, idKey: string, schema: z.ZodType<Profile>): SkillReading<Profile> {
  const candidates = parts.data.filter((data) => !isOtherProfile(data, idKey)).sort((a, b) => score(b, idKey) - score(a, idKey));
  for (const data of candidates) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { kind: 'found', value: parsed.data };
  }
  return { kind: 'unreadable', why: `No data part with a "primary_name" of this directory came back (${parts.data.length} data, ${parts.texts.length} text parts).` };
}

function score(data: Record<string, unknown>, idKey: string): number {
  return Number(idKey in data) + Number('primary_name' in data);
}

/** Fields every profile may have. Shapes of the others are undocumented, so they stay unknown and are drawn by what they are. */
export const profileBase = {
  primary_name: z.string().min(1),
  image_url: z.unknown().optional(),
  alternates: z.unknown().optional(),
  /** The built-in agent's: the words asked for, where no name is spelt so and this one is the nearest. */
  nearest_to: z.string().max(300).optional().catch(undefined),
};

/** An id may arrive as a number; a missing one is tolerated, for the page knows what it asked for. */
export const looseId = z.union([z.string().min(1), z.number().transform(String)]).optional().catch(undefined);
