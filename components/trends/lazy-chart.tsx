'use client';

import { useEffect, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type PanelChart from './panel-chart';
import { keepPointer, type PointerPlace } from './kept-pointer';
import { inSight, readerHere, whenIdle } from './reader-here';

type ChartProps = ComponentProps<typeof PanelChart>;
type Loaded = { Chart: ComponentType<ChartProps>; pointed: () => PointerPlace | undefined };

/**
 * The chart that can be read year by year. recharts draws nothing on the server and weighs as much as the rest of the page: it is fetched when
 * somebody is there to read, and the chart near. Until then, without scripts or where it does not come, the picture from the server stands in its place.
 */
export function LazyChart({ children, ...chart }: Omit<ChartProps, 'pointed'> & { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = new AbortController();
    async function load(element: Element) {
      const pointed = keepPointer(element, left.signal);
      await Promise.all([readerHere(), inSight(element, left.signal)]);
      const { default: Chart } = await import('./panel-chart');
      // Each chart in an idle moment of its own: several at once would keep the page from answering.
      await whenIdle();
      if (!left.signal.aborted) setLoaded({ Chart, pointed });
    }
    if (place.current) load(place.current).catch(() => undefined);
    return () => left.abort();
  }, []);
  return <div ref={place}>{loaded ? <loaded.Chart {...chart} pointed={loaded.pointed} /> : children}</div>;
}
