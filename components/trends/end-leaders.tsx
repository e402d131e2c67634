import { usePlotArea } from 'recharts';
import type { TrendPanel } from '@/lib/trends/lines';
import { placedEnds } from '@/lib/trends/picture/placed-ends';
import { CHART_TYPE } from './chart-frame';

/** Faint lines from where a line ends to its name, as in the picture that stood here before. */
export function EndLeaders({ panel }: { panel: TrendPanel }) {
  const plot = usePlotArea();
  if (!plot) return null;
  const ends = placedEnds(panel, { left: plot.x, right: plot.x + plot.width, top: plot.y, bottom: plot.y + plot.height }, CHART_TYPE);
  return (
    <g stroke="var(--rule-strong)" strokeDasharray="1 3" strokeLinecap="round">
      {ends.map(({ line, leader }) => leader && <line key={line.code} x1={leader[0][0]} y1={leader[0][1]} x2={leader[1][0]} y2={leader[1][1]} />)}
    </g>
  );
}
