import { DefaultZIndexes, usePlotArea, ZIndexLayer } from 'recharts';
import type { TrendPanel } from '@/lib/trends/lines';
import { ticksOf } from '@/lib/trends/picture/panel-ticks';
import { endsOf } from '@/lib/trends/segments';
import { placeInYears, placeOn } from '@/lib/trends/value-axis';
import { SeriesMark } from './series-mark';

/** Marks over the lines where they carry something: lone years and the ends of runs. recharts' dots are a component for every year, most of them empty. */
export function RunEnds({ panel }: { panel: TrendPanel }) {
  const plot = usePlotArea();
  if (!plot) return null;
  const ticks = ticksOf(panel);
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
      {panel.lines.map(({ code, place, runs }) => (
        <g key={code} className={`s${place + 1}`}>
          {endsOf(runs).map(({ year, value }) => (
            <SeriesMark key={year} index={place} x={plot.x + plot.width * placeInYears(panel.years, year)} y={plot.y + plot.height * (1 - placeOn(ticks, value, panel.isLog))} />
          ))}
        </g>
      ))}
    </ZIndexLayer>
  );
}
