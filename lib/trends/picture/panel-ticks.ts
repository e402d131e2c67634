import type { TrendPanel } from '../lines';
import { logTicks, valueTicks } from '../value-axis';

/** The ticks of the value axis of a chart; the page, the picture and the chart in the browser have the same. */
export function ticksOf({ values, isLog }: Pick<TrendPanel, 'values' | 'isLog'>): number[] {
  return isLog ? logTicks(values) : valueTicks(values);
}
