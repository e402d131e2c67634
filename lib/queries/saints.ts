import 'server-only';
import { saintLookup } from '@/lib/skills/saint-lookup';
import { onePerRequest } from './calls/one-per-request';

/** Profile of a saint, by `saint_id` or by name. */
export const getSaint = onePerRequest(saintLookup);
