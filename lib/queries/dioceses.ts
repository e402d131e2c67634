import 'server-only';
import { dioceseLookup } from '@/lib/skills/diocese-lookup';
import { onePerRequest } from './calls/one-per-request';

/** Profile of a jurisdiction, by `source_code` or by name. */
export const getDiocese = onePerRequest(dioceseLookup);
