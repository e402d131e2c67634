import type { Locale } from '@/lib/i18n/routing';
import type { TrendPanel } from '@/lib/trends/lines';
import { figureNumber } from '@/lib/trends/numbers';
import { placedEnds } from '@/lib/trends/picture/placed-ends';
import { CHART_BOTTOM, CHART_TOP, CHART_TYPE } from './chart-frame';
import { SeriesMark } from './series-mark';

/** Names where the lines end, in ink, where the picture had them; a line that ends early adds its year. Where there is little room the names alone stand there. */
export function EndLabels({ panel, locale, width, height, isNarrow }: { panel: TrendPanel; locale: Locale; width: number; height: number; isNarrow: boolean }) {
  const ends = placedEnds(panel, { left: 0, right: 0, top: CHART_TOP, bottom: height - CHART_BOTTOM }, CHART_TYPE);
  return (
    <ul className="ends" style={{ width }} aria-hidden="true">
      {ends.map(({ line, end, y }) => (
        <li key={line.code} style={{ top: y }}>
          <svg className={`end-mark s${line.place + 1}`} viewBox="0 0 12 12"><SeriesMark index={line.place} x={6} y={6} /></svg>
          <span className="end-name">{line.name}</span>
          {!isNarrow && <span className="end-value">{figureNumber(end.value, locale, panel)}{end.year < panel.years[1] ? ` (${end.year})` : ''}</span>}
        </li>
      ))}
    </ul>
  );
}
