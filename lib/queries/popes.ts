import 'server-only';
import { popeLookup } from '@/lib/skills/pope-lookup';
import { onePerRequest } from './calls/one-per-request';

/** Profile of a pope, by `pope_id` or by name. */
export const getPope = onePerRequest(popeLookup);
