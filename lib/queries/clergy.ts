import 'server-only';
import { personLookup } from '@/lib/skills/person-lookup';
import { onePerRequest } from './calls/one-per-request';

/** Profile of a cleric, by `person_id` or by name. */
export const getPerson = onePerRequest(personLookup);
