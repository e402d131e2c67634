import type { StatisticsRow } from '@/lib/skills/statistics-rows';
import { figureIn, unitOf, type Figure } from './figures';
import { LONGEST_JOINED_YEARS, type Point } from './segments';

/** More than this in one step is more than people move or bishops ordain. */
const SUDDEN = 0.25;
/** Among so few, one more is a quarter more. */
const FEW = 20;
/** Areas are measured anew and rounded; less than this is no other territory. */
const SAME_AREA = 0.01;

/** Years whose area differs from the one known before. */
function areaChanges(rows: StatisticsRow[]): Set<number> {
  const years = new Set<number>();
  let before: number | undefined;
  for (const { year, values: { area_km2: area } } of rows) {
    if (area === null) continue;
    if (before !== undefined && Math.abs(area - before) > SAME_AREA * before) years.add(year);
    before = area;
  }
  return years;
}

/**
 * Years in which a figure jumps, each with what was known before: by more than a quarter over no more years than a line joins, or with a new area
 * over however many, from zero too. Boundaries change between years and the figures do not say so; a jump is a reason to check, never a proof.
 * @param rows by ascending year
 */
export function stepsOf(rows: StatisticsRow[], figure: Figure): Map<number, Point> {
  // Ratios and percentages jump without a change of territory, whenever a small number is below the line.
  if (['percent', 'ratio'].includes(unitOf(figure))) return new Map();
  const areas = areaChanges(rows);
  const known = rows.flatMap((row) => {
    const value = figureIn(row, figure);
    return value === null ? [] : [{ year: row.year, value }];
  });
  return new Map(known.slice(1).flatMap(({ year, value }, index): [number, Point][] => {
    const before = known[index];
    if (!before) return [];
    // From zero or less nothing is a percentage.
    const isSudden = before.value > 0 && year - before.year <= LONGEST_JOINED_YEARS && Math.max(value, before.value) >= FEW && Math.abs(value - before.value) > SUDDEN * before.value;
    const isNewArea = [...areas].some((changed) => changed > before.year && changed <= year);
    return isSudden || isNewArea ? [[year, before]] : [];
  }));
}
