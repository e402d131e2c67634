import { z } from 'zod';
import { idText, queryText } from './directory-skill';
import { readNotFound } from './not-found';
import { readOtherSkills } from './other-skills';
import { LOOKUP_TIMEOUT_MS, type Skill, type SkillReading } from './skill';
import { readRows, type StatisticsRow } from './statistics-rows';

const year = z.number().int().min(1).max(9999).optional();

const statisticsInput = z.union([
  z.object({ source_code: idText, start_year: year, end_year: year }),
  z.object({ query: queryText, start_year: year, end_year: year }),
]);

/** The yearly series of one diocese. Of which years it is follows from the rows, whatever range the agent names. */
export interface StatisticsSeries {
  sourceCode?: string;
  dioceseName: string;
  rows: StatisticsRow[];
}

const seriesSchema = z.looseObject({
  source_code: z.union([z.string(), z.number().transform(String)]).optional().catch(undefined),
  diocese_name: z.string().optional().catch(undefined),
  rows: z.unknown(),
});

/** `diocese_statistics_time_series`: 19 measures a year. Source: the client's skill description. */
export const dioceseStatisticsLookup: Skill<z.infer<typeof statisticsInput>, StatisticsSeries> = {
  id: 'diocese_statistics_lookup',
  artifact: 'diocese_statistics_time_series',
  input: statisticsInput,
  timeoutMs: LOOKUP_TIMEOUT_MS,
  parts: (input) => [{ kind: 'data', data: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) }],
  read: (parts): SkillReading<StatisticsSeries> => {
    const other = readNotFound(parts) ?? readOtherSkills(parts, 'diocese_statistics_time_series');
    if (other) return other;
    const parsed = seriesSchema.safeParse(parts.data.find((data) => 'rows' in data));
    if (!parsed.success) return { kind: 'unreadable', why: 'No data part with "rows" came back.' };
    const { source_code: sourceCode, diocese_name: name, rows } = parsed.data;
    return { kind: 'found', value: { sourceCode, dioceseName: name ?? sourceCode ?? '', rows: readRows(rows) } };
  },
};
