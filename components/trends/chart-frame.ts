import type { TrendPanel } from '@/lib/trends/lines';

/** Measures of the drawing in pixels; the picture that stands there first has the same, so that nothing moves when the chart arrives. */
export const CHART_HEIGHT = 380;
/** Of a chart among others. */
export const SMALL_CHART_HEIGHT = 250;
export const CHART_TOP = 12;
export const CHART_BOTTOM = 34;
export const CHART_LEFT = 64;
export const LABEL_WIDTH = 215;
export const NARROW_LABEL_WIDTH = 112;
/** At the right of a chart that has no names there. */
export const NO_LABELS = 22;
/** Size of the type on the axes. */
export const CHART_TYPE = 14;

/** Room for the names at line ends; a see in a chart of its own has its name above. */
export function labelRoom({ see }: Pick<TrendPanel, 'see'>, isWide: boolean): number {
  if (see !== undefined) return 0;
  return isWide ? LABEL_WIDTH : NARROW_LABEL_WIDTH;
}
