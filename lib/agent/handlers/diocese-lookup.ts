import { dioceseLookup } from '@/lib/skills/diocese-lookup';
import { dioceseById, findDiocese } from '../directory/dioceses';
import type { DioceseRecord } from '../directory/records';
import { dioceseProfile } from './diocese-profile';
import { directoryHandler } from './directory-handler';

function alternate({ source_code, primary_name, jurisdiction_type, state, country }: DioceseRecord): Record<string, unknown> {
  return { source_code, primary_name, jurisdiction_type, state, country };
}

/** `diocese_lookup`: one jurisdiction of any kind. */
export const dioceseLookupHandler = directoryHandler<DioceseRecord>({
  skill: dioceseLookup,
  card: {
    name: 'Diocese look-up',
    description: 'Finds a diocese, archdiocese, eparchy or other jurisdiction by name (query) or by source_code, and returns the profile as data.',
    tags: ['dioceses', 'sees', 'bishops', 'provinces'],
    examples: ['Archdiocese of Manila', 'Worcester'],
  },
  lookup: { byId: dioceseById, find: findDiocese },
  profile: dioceseProfile,
  alternate,
});
