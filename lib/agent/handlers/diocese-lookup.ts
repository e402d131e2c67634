import { dioceseLookup } from '@/lib/skills/diocese-lookup';
import { dioceseById, dioceseIndex, findDiocese } from '../directory/dioceses';
import { isMisspelt } from '../directory/is-misspelt';
import { KIND_WORDS } from '../directory/kind-words';
import type { DioceseRecord } from '../directory/records';
import { dioceseProfile } from './diocese-profile';
import { directoryHandler, type Lookup } from './directory-handler';

function alternate({ source_code, primary_name, jurisdiction_type, state, country }: DioceseRecord): Record<string, unknown> {
  return { source_code, primary_name, jurisdiction_type, state, country };
}

/** Sees by code and by name, for the skill and for that of the statistics. */
export const SEE_LOOKUP: Lookup<DioceseRecord> = {
  byId: dioceseById,
  find: findDiocese,
  isMisspelt: (query, { source_code }) => isMisspelt(query, KIND_WORDS.dioceses, dioceseIndex().namesOf(source_code)),
};

/** `diocese_lookup`: one jurisdiction of any kind. */
export const dioceseLookupHandler = directoryHandler<DioceseRecord>({
  skill: dioceseLookup,
  card: {
    name: 'Diocese look-up',
    description: 'Finds a diocese, archdiocese, eparchy or other jurisdiction by name (query) or by source_code, and returns the profile as data.',
    tags: ['dioceses', 'sees', 'bishops', 'provinces'],
    examples: ['Archdiocese of Manila', 'Worcester'],
  },
  lookup: SEE_LOOKUP,
  profile: dioceseProfile,
  alternate,
});
