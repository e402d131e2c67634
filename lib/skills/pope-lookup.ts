import { z } from 'zod';
import { directorySkill, looseId, profileBase } from './directory-skill';

/** `pope_profile`. Source: the client's skill description, pope_lookup. */
export const popeSchema = z.looseObject({
  ...profileBase,
  pope_id: looseId,
  papal_name: z.unknown().optional(),
  ordinal: z.unknown().optional(),
  pope_title: z.unknown().optional(),
  coat_of_arms_url: z.unknown().optional(),
  birth_name: z.unknown().optional(),
  origin: z.unknown().optional(),
  pontificate: z.unknown().optional(),
});

export type Pope = z.infer<typeof popeSchema>;

export const popeLookup = directorySkill({ id: 'pope_lookup', artifact: 'pope_profile', idKey: 'pope_id', schema: popeSchema });
