import { METRICS, type Metric } from './metrics';

/** One year of a diocese. A measure is a number or null for "no data"; zero is a number. `extra` keeps all else that was sent. */
export interface StatisticsRow {
  year: number;
  values: Record<Metric, number | null>;
  extra: Record<string, unknown>;
}

/** Thousands in groups of three after one separator, maybe decimals after the other. What begins with zero has no thousands. */
const GROUPED = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * Reads a number leniently: 12, "1,234,567", "1 234", "80.3 %". Anything else is null, never zero.
 * A single separator before exactly three digits groups thousands, as the figures count people and parishes; not so in a percentage.
 */
export function readNumber(value: unknown, isPercent = false): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const compact = value.replace(/[\s\u00a0\u202f'’%]/g, '');
  const separator = isPercent || value.includes('%') ? undefined : GROUPED.exec(compact)?.[1];
  const plain = (separator ? compact.replaceAll(separator, '') : compact).replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** The one year that a text names: "2016 (estimate)", "31.12.2016"; of "AP2016" none, for that is a yearbook. */
function yearIn(text: unknown): number | null {
  const named = typeof text === 'string' ? [...new Set(text.match(/(?<![\p{L}\d])(?:1\d{3}|20\d{2})(?![\d])/gu) ?? [])] : [];
  return named.length === 1 ? Number(named[0]) : null;
}

function readYear(row: Record<string, unknown>, key?: string): number | null {
  const sent = row.year ?? row.statistics_year ?? key;
  const year = readNumber(sent) ?? yearIn(sent);
  return year !== null && Number.isInteger(year) && year > 0 && year < 10_000 ? year : null;
}

/**
 * Reads yearly rows, sent as an array or as an object by year, in any order and with any gaps.
 * @returns rows by ascending year; of two rows for one year the later sent wins; percentages are always on the scale 0 to 100
 */
export function readRows(sent: unknown): StatisticsRow[] {
  const pairs: [string | undefined, unknown][] = Array.isArray(sent) ? sent.map((row) => [undefined, row]) : Object.entries((sent ?? {}) as object);
  const rows = new Map<number, StatisticsRow>();
  let isPercent = false;
  for (const [key, item] of pairs) {
    if (typeof item !== 'object' || item === null) continue;
    const { ...row } = item as Record<string, unknown>;
    const year = readYear(row, key);
    if (year === null) continue;
    const values = Object.fromEntries(METRICS.map((metric) => [metric, readNumber(row[metric], metric === 'percent_catholic')])) as StatisticsRow['values'];
    const extra = Object.fromEntries(Object.entries(row).filter(([name]) => !(METRICS as readonly string[]).includes(name) && name !== 'year' && name !== 'statistics_year'));
    rows.set(year, { year, values, extra });
    isPercent ||= typeof row.percent_catholic === 'string' && row.percent_catholic.includes('%');
  }
  const sorted = [...rows.values()].sort((a, b) => a.year - b.year);
  return isPercent ? sorted : scalePercent(sorted);
}

/** How many times the share that follows from the counts a year's figure is: about 1 for a share, about 100 for a percentage; undefined without counts. */
function timesShare({ values: { percent_catholic: figure, catholics, total_population: population } }: StatisticsRow): number | undefined {
  return figure && catholics && population ? figure / (catholics / population) : undefined;
}

/**
 * `percent_catholic` may be a share (0 to 1): decided by Catholics over population in most of the years where both are known, however large a
 * value is; else by the largest value, which is above 1 in a series of percentages.
 */
function scalePercent(rows: StatisticsRow[]): StatisticsRow[] {
  const compared = rows.map(timesShare).filter((times) => times !== undefined);
  const shares = compared.filter((times) => times < 10).length;
  const isShare = compared.length > 0 ? shares * 2 > compared.length : rows.every((row) => (row.values.percent_catholic ?? 0) <= 1);
  if (!isShare) return rows;
  return rows.map((row) => {
    const share = row.values.percent_catholic;
    return share === null ? row : { ...row, values: { ...row.values, percent_catholic: Math.round(share * 10_000) / 100 } };
  });
}
