'use client';

import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type PanelChart from './panel-chart';

type ChartProps = ComponentProps<typeof PanelChart>;

/**
 * The chart that can be read year by year. recharts draws nothing on the server and weighs as much as the rest of the page: it is fetched after
 * it, and until then, without scripts or where it does not come, the picture from the server stands in its place.
 */
export function LazyChart({ children, ...chart }: ChartProps & { children: ReactNode }) {
  const [Chart, setChart] = useState<ComponentType<ChartProps>>();
  useEffect(() => {
    let isHere = true;
    import('./panel-chart').then((loaded) => isHere && setChart(() => loaded.default), () => undefined);
    return () => { isHere = false; };
  }, []);
  return Chart ? <Chart {...chart} /> : children;
}
