/** A known value. Years are whole, values as the figure's unit has them. */
export interface Point {
  year: number;
  value: number;
}

/**
 * Two known years further apart than this are a gap: nobody measured what lies between. The lines, the words and what counts as one step all go
 * by it.
 */
export const LONGEST_JOINED_YEARS = 3;

/**
 * Cuts a series where a line would claim what is not known: over more than three years, and over a year whose figure is missing.
 * @param rows by ascending year; null is a year that was reported without this figure
 * @returns runs of points to be joined; a run of one is a year that stands alone
 */
export function segmentsOf(rows: { year: number; value: number | null }[]): Point[][] {
  const segments: Point[][] = [];
  let run: Point[] = [];
  for (const { year, value } of rows) {
    const last = run.at(-1);
    if (last && (value === null || year - last.year > LONGEST_JOINED_YEARS)) {
      segments.push(run);
      run = [];
    }
    if (value !== null) run.push({ year, value });
  }
  return run.length > 0 ? [...segments, run] : segments;
}

/** The last point of each run with the first of the next: where a reader may have the gap crossed by a faint dashed line. */
export function gapsOf(segments: Point[][]): [Point, Point][] {
  return segments.slice(1).flatMap((run, index): [Point, Point][] => {
    const [from, to] = [segments[index]?.at(-1), run[0]];
    return from && to ? [[from, to]] : [];
  });
}

/** The ends of each run, a year alone once: where a line has a mark, for one on every year would hide it. */
export function endsOf(runs: Point[][]): Point[] {
  return runs.flatMap((run) => (run.length > 1 ? [run[0], run.at(-1)] : [run[0]])).filter((point) => point !== undefined);
}
