import type { Locale } from '@/lib/i18n/routing';
import type { TrendPanel } from '@/lib/trends/lines';
import { figureNumber } from '@/lib/trends/numbers';
import { ticksOf } from '@/lib/trends/picture/panel-ticks';
import { spread } from '@/lib/trends/spread';
import { placeOn } from '@/lib/trends/value-axis';
import { CHART_BOTTOM, CHART_TOP, LABEL_GAP } from './chart-frame';
import { SeriesMark, SeriesSample } from './series-mark';

/** Names where the lines end, in ink, moved apart where they would cover each other; a line that ends early adds its year. Where there is little room the names alone stand there. */
export function EndLabels({ panel, locale, width, height, isNarrow }: { panel: TrendPanel; locale: Locale; width: number; height: number; isNarrow: boolean }) {
  const plot = height - CHART_TOP - CHART_BOTTOM;
  const ticks = ticksOf(panel);
  const ends = panel.lines.flatMap((line) => {
    const end = line.points.at(-1);
    return end ? [{ line, end, place: CHART_TOP + plot * (1 - placeOn(ticks, end.value, panel.isLog)) }] : [];
  });
  const places = spread(ends.map(({ place }) => place), LABEL_GAP, CHART_TOP, CHART_TOP + plot);
  return (
    <ul className="ends" style={{ width }} aria-hidden="true">
      {ends.map(({ line, end }, row) => (
        <li key={line.code} style={{ top: places[row] }}>
          {isNarrow ? <svg className={`end-mark s${line.place + 1}`} viewBox="0 0 12 12"><SeriesMark index={line.place} x={6} y={6} /></svg> : <SeriesSample index={line.place} />}
          <span className="end-name">{line.name}</span>
          {!isNarrow && <span className="end-value">{figureNumber(end.value, locale, panel)}{end.year < panel.years[1] ? ` (${end.year})` : ''}</span>}
        </li>
      ))}
    </ul>
  );
}
