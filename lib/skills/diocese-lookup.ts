import { z } from 'zod';
import { directorySkill, looseId, profileBase } from './directory-skill';

/** `diocese_profile`: a jurisdiction of any kind. Source: the client's skill description, diocese_lookup. */
export const dioceseSchema = z.looseObject({
  ...profileBase,
  source_code: looseId,
  jurisdiction_type: z.unknown().optional(),
  country: z.unknown().optional(),
  official_website: z.unknown().optional(),
  current_bishop: z.unknown().optional(),
  recent_statistics: z.unknown().optional(),
  latest_financials: z.unknown().optional(),
});

export type Diocese = z.infer<typeof dioceseSchema>;

export const dioceseLookup = directorySkill({ id: 'diocese_lookup', artifact: 'diocese_profile', idKey: 'source_code', schema: dioceseSchema });
