import { CHART_BOTTOM, CHART_HEIGHT, CHART_TOP, LABEL_GAP } from './chart-frame';
import type { ChartSeries } from './chart-series';
import { SeriesSample } from './series-mark';
import { spread } from './spread';

/** Names where the lines end, in ink, moved apart where they would cover each other; a line that ends early adds its year. */
export function EndLabels({ series, domain, lastYear, width, format }: { series: ChartSeries[]; domain: [number, number]; lastYear: number; width: number; format: (value: number) => string }) {
  const plot = CHART_HEIGHT - CHART_TOP - CHART_BOTTOM;
  const ends = series.flatMap(({ name, segments }, index) => {
    const end = segments.at(-1)?.at(-1);
    return end ? [{ name, index, end, place: CHART_TOP + plot * (1 - (end.value - domain[0]) / (domain[1] - domain[0])) }] : [];
  });
  const places = spread(ends.map(({ place }) => place), LABEL_GAP, CHART_TOP, CHART_TOP + plot);
  return (
    <ul className="absolute inset-y-0 end-0 text-meta" style={{ width }} aria-hidden="true">
      {ends.map(({ name, index, end }, row) => (
        <li key={index} className="absolute start-3 end-0 flex -translate-y-1/2 items-center gap-1 overflow-hidden whitespace-nowrap" style={{ top: places[row] }}>
          <SeriesSample index={index} />
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <span className="shrink-0 text-ink-2">{format(end.value)}{end.year < lastYear ? ` (${end.year})` : ''}</span>
        </li>
      ))}
    </ul>
  );
}
