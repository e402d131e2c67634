import type { TrendsState } from '@/lib/trends/trends-address';
import { CHART_HEIGHT, SMALL_CHART_HEIGHT } from './chart-frame';

/** Heights in pixels on a page of usual width: the title of a chart, what stands around them all, and a row of the table. */
const [TITLE, AROUND, ROW] = [45, 240, 42];
/** A longer table is scrolled in its frame. */
const LONGEST_TABLE = 900;

/** How high a frame must be to show a view whole, without its page knowing what is in it. @param charts how many @param years rows of the table */
export function embedHeight({ show }: Pick<TrendsState, 'show'>, charts: number, years: number): number {
  if (show === 'table') return Math.min(AROUND + (years + 1) * ROW, LONGEST_TABLE);
  // Of several two stand side by side.
  return AROUND + (charts > 1 ? Math.ceil(charts / 2) * (SMALL_CHART_HEIGHT + TITLE) : CHART_HEIGHT + TITLE);
}
