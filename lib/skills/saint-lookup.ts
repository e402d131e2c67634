import { z } from 'zod';
import { directorySkill, looseId, profileBase } from './directory-skill';

/** `saint_profile`: a saint, blessed, venerable or servant of God. Source: the client's skill description, saint_lookup. */
export const saintSchema = z.looseObject({
  ...profileBase,
  saint_id: looseId,
  canonical_status: z.unknown().optional(),
  vocation: z.unknown().optional(),
  learn_more_url: z.unknown().optional(),
});

export type Saint = z.infer<typeof saintSchema>;

export const saintLookup = directorySkill({ id: 'saint_lookup', artifact: 'saint_profile', idKey: 'saint_id', schema: saintSchema });
