import { isMetric, type Metric } from '@/lib/skills/metrics';

/** What a trends address says. Defaults stay out of it, and a bad value falls back. */
export interface TrendsState {
  /** `source_code` of each see, at most six, none twice. */
  dioceses: string[];
  measure: Metric;
}

export interface ReadTrends extends TrendsState {
  /** More than six were named; the first six are kept. */
  tooMany: boolean;
  /** A measure was named that does not exist. */
  badMeasure: boolean;
}

export const MAX_DIOCESES = 6;
export const DEFAULT_MEASURE: Metric = 'catholics';

type Parameters = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads the parameters of an address; of a repeated one the first counts. */
export function readTrends(parameters: Parameters): ReadTrends {
  const named = first(parameters.dioceses).split(',').map((code) => code.trim()).filter((code) => code && code.length <= 200);
  const codes = [...new Set(named)];
  const measure = first(parameters.measure);
  return {
    dioceses: codes.slice(0, MAX_DIOCESES),
    measure: isMetric(measure) ? measure : DEFAULT_MEASURE,
    tooMany: codes.length > MAX_DIOCESES,
    badMeasure: measure !== '' && !isMetric(measure),
  };
}

/** The path of a view, without its language. */
export function writeTrends({ dioceses, measure }: TrendsState): string {
  const parts = [
    dioceses.length > 0 ? `dioceses=${dioceses.map(encodeURIComponent).join(',')}` : '',
    measure === DEFAULT_MEASURE ? '' : `measure=${measure}`,
  ].filter(Boolean);
  return parts.length > 0 ? `/trends?${parts.join('&')}` : '/trends';
}
