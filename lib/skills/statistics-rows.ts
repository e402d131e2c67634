import { METRICS, type Metric } from './metrics';

/** One year of a diocese. A measure is a number or null for "no data"; zero is a number. `extra` keeps all else that was sent. */
export interface StatisticsRow {
  year: number;
  values: Record<Metric, number | null>;
  extra: Record<string, unknown>;
}

/**
 * Reads a number leniently: 12, "1,234,567", "1 234", "80.3 %". Anything else is null, never zero.
 * A single separator before exactly three digits groups thousands, as the figures count people and parishes.
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const compact = value.replace(/[\s\u00a0\u202f'’%]/g, '');
  const plain = /^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(compact) ? compact.replace(/[.,]/g, '') : compact.replace(/,(?=\d{3}(\D|$))/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function readYear(row: Record<string, unknown>, key?: string): number | null {
  const year = readNumber(row.year ?? row.statistics_year ?? key);
  return year !== null && Number.isInteger(year) && year > 0 && year < 10_000 ? year : null;
}

/**
 * Reads yearly rows, sent as an array or as an object by year, in any order and with any gaps.
 * @returns rows by ascending year; of two rows for one year the later sent wins; percentages are always on the scale 0 to 100
 */
export function readRows(sent: unknown): StatisticsRow[] {
  const pairs: [string | undefined, unknown][] = Array.isArray(sent) ? sent.map((row) => [undefined, row]) : Object.entries((sent ?? {}) as object);
  const rows = new Map<number, StatisticsRow>();
  for (const [key, item] of pairs) {
    if (typeof item !== 'object' || item === null) continue;
    const { ...row } = item as Record<string, unknown>;
    const year = readYear(row, key);
    if (year === null) continue;
    const values = Object.fromEntries(METRICS.map((metric) => [metric, readNumber(row[metric])])) as StatisticsRow['values'];
    const extra = Object.fromEntries(Object.entries(row).filter(([name]) => !(METRICS as readonly string[]).includes(name) && name !== 'year' && name !== 'statistics_year'));
    rows.set(year, { year, values, extra });
  }
  return scalePercent([...rows.values()].sort((a, b) => a.year - b.year));
}

/** `percent_catholic` may be a share (0 to 1): decided by Catholics over population where both are known, else by the largest value. */
function scalePercent(rows: StatisticsRow[]): StatisticsRow[] {
  const given = rows.filter((row) => row.values.percent_catholic !== null);
  const compared = given.find((row) => row.values.catholics && row.values.total_population);
  const largest = Math.max(0, ...given.map((row) => row.values.percent_catholic ?? 0));
  const isShare = compared
    ? Math.abs((compared.values.percent_catholic ?? 0) - (compared.values.catholics ?? 0) / (compared.values.total_population ?? 1)) < 0.02 && largest <= 1
    : given.length > 0 && largest <= 1;
  if (!isShare) return rows;
  return rows.map((row) => {
    const share = row.values.percent_catholic;
    return share === null ? row : { ...row, values: { ...row.values, percent_catholic: Math.round(share * 10_000) / 100 } };
  });
}
