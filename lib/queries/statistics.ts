import 'server-only';
import { dioceseStatisticsLookup, type StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { onePerRequest } from './calls/one-per-request';

/** Yearly series of one diocese, by `source_code` or by name. */
export const getStatistics = onePerRequest(dioceseStatisticsLookup);

/** Series of several dioceses at once, in the order of the codes; each may fail on its own. @param anew asks the agent whatever is kept */
export function getSeries(codes: string[], anew = false): Promise<Outcome<StatisticsSeries>[]> {
  return Promise.all(codes.map((code) => getStatistics({ source_code: code }, anew ? { anew } : {})));
}
