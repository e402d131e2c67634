import { z } from 'zod';
import { directorySkill, looseId, profileBase } from './directory-skill';

/** `person_profile`: a bishop, cardinal or other cleric, popes excluded. Source: the client's skill description, person_lookup. */
export const personSchema = z.looseObject({
  ...profileBase,
  person_id: looseId,
  source_table: z.unknown().optional(),
  current_position: z.unknown().optional(),
  coat_of_arms_url: z.unknown().optional(),
});

export type Person = z.infer<typeof personSchema>;

export const personLookup = directorySkill({ id: 'person_lookup', artifact: 'person_profile', idKey: 'person_id', schema: personSchema });
