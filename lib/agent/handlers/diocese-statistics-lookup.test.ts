import { describe, expect, it } from 'vitest';
import { METRICS } from '@/lib/skills/metrics';
import { errorOf, profile, type Data } from '../testing/ask';

describe('diocese_statistics_lookup', () => {
  const inYears = (start_year: unknown, end_year: unknown) => ({ source_code: 'dworc', start_year, end_year });

  it('gives 19 measures a year, inside the bounds', async () => {
    const series = await profile('diocese_statistics_lookup', inYears(1999, 2017));
    expect(series).toMatchObject({ source_code: 'dworc', diocese_name: expect.stringContaining('Worcester'), year_range: { start: 1999, end: 2017 } });
    const rows = series.rows as Data[];
    const years = rows.map(({ year }) => Number(year));
    expect(rows.length).toBeGreaterThan(3);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(Math.min(...years)).toBe(1999);
    expect(Math.max(...years)).toBe(2017);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(['year', ...METRICS, 'source', 'provenance']));
      for (const metric of METRICS) expect(row[metric] === null || typeof row[metric] === 'number').toBe(true);
    }
  });

  it('includes both bounds', async () => {
    const [row] = (await profile('diocese_statistics_lookup', { source_code: 'dworc' })).rows as Data[];
    const only = await profile('diocese_statistics_lookup', inYears(row?.year, row?.year));
    expect(only.rows).toEqual([row]);
  });

  it('gives an empty series where nothing is known', async () => {
    expect(await profile('diocese_statistics_lookup', inYears(1500, 1510))).toMatchObject({ rows: [], year_range: { start: 1500, end: 1510 } });
  });

  it.each([[2020, 2010, 'data.start_year'], ['2010', 2020, 'data.start_year'], [2010, 2020.5, 'data.end_year'], [0, 2020, 'data.start_year']])(
    'refuses the years %j to %j',
    async (start, end, field) => {
      expect(await errorOf('diocese_statistics_lookup', inYears(start, end))).toMatchObject({ code: -32602, data: { field, reason: expect.any(String) } });
    },
  );

  it('shows the latest years on the profile', async () => {
    const recent = (await profile('diocese_lookup', { source_code: 'dworc' })).recent_statistics as Data[];
    expect(recent).toHaveLength(5);
    expect(Number(recent[0]?.year)).toBeGreaterThan(Number(recent[4]?.year));
    expect(recent[0]).toMatchObject({ catholics: expect.any(Number), parishes: expect.any(Number) });
  });
});
