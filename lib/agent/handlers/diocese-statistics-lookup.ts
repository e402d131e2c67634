import { dioceseStatisticsLookup } from '@/lib/skills/diocese-statistics-lookup';
import { METRICS } from '@/lib/skills/metrics';
import type { StatisticsRow } from '../directory/records';
import { statisticsOf } from '../directory/statistics';
import { dataPart, notFoundPart } from '../parts-of';
import { knownFields } from '../profile-fields';
import { optionalYear } from '../read-fields';
import { invalidParams } from '../rpc-error';
import { DATA_MODE, TEXT_MODE, type SkillHandler, type SkillRequest } from '../skill-handler';
import { SEE_LOOKUP } from './diocese-lookup';
import { lookUp } from './directory-handler';

interface Bounds {
  start?: number;
  end?: number;
}

function readBounds({ data }: SkillRequest): Bounds {
  const start = optionalYear(data.start_year, 'data.start_year');
  const end = optionalYear(data.end_year, 'data.end_year');
  if (start !== undefined && end !== undefined && start > end) throw invalidParams('data.start_year', 'must not be after data.end_year');
  return { start, end };
}

/** All 19 measures, null where the source has none, so that every row has the same columns; then where the figures come from. */
function wireRow(row: StatisticsRow): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...row };
  const { year, source, provenance, source_url, columns_inferred } = row;
  const measures = Object.fromEntries(METRICS.map((metric) => [metric, fields[metric] ?? null]));
  return { year, ...measures, ...knownFields({ source, provenance, source_url, columns_inferred }) };
}

/** The bounds that were asked for; one that was not given is the first or last year of the rows. Undefined when neither says anything. */
function yearRange(bounds: Bounds, rows: StatisticsRow[]): { start: number; end: number } | undefined {
  const start = bounds.start ?? rows[0]?.year;
  const end = bounds.end ?? rows.at(-1)?.year;
  return start !== undefined && end !== undefined ? { start, end } : undefined;
}

/** `diocese_statistics_lookup`: the yearly series of one see by ascending year. A see without figures has no rows; that is no error. */
export const dioceseStatisticsHandler: SkillHandler = {
  card: {
    id: dioceseStatisticsLookup.id,
    name: 'Diocese statistics',
    description: 'Returns the yearly statistics of a see as data: 19 measures, with inclusive bounds data.start_year and data.end_year. Years without a source are absent.',
    tags: ['dioceses', 'statistics', 'trends'],
    examples: ['Archdiocese of Manila', 'Worcester'],
    inputModes: [TEXT_MODE, DATA_MODE],
    outputModes: [DATA_MODE],
  },
  artifact: dioceseStatisticsLookup.artifact,
  answer: (request) => {
    const bounds = readBounds(request);
    const found = lookUp(request, 'source_code', SEE_LOOKUP);
    if ('asked' in found) return [notFoundPart(found.asked)];
    const { source_code, primary_name } = found.hit.record;
    const rows = statisticsOf(source_code).filter(({ year }) => year >= (bounds.start ?? year) && year <= (bounds.end ?? year));
    return [dataPart({ source_code, diocese_name: primary_name, year_range: yearRange(bounds, rows), rows: rows.map(wireRow), ...knownFields({ nearest_to: found.nearestTo }) })];
  },
};
