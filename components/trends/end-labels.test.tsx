import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readRows } from '@/lib/skills/statistics-rows';
import { figuresOf, panelsOfView } from '@/lib/trends/lines';
import { drawPanel } from '@/lib/trends/picture/draw-panel';
import { placedEnds } from '@/lib/trends/picture/placed-ends';
import { DEFAULTS } from '@/lib/trends/trends-address';
import { CHART_BOTTOM, CHART_HEIGHT, CHART_LEFT, CHART_TOP, CHART_TYPE, LABEL_WIDTH, NARROW_LABEL_WIDTH } from './chart-frame';
import { EndLabels } from './end-labels';

const panelOf = (series: Record<number, number>[]) => {
  const sees = series.map((values, place) => ({ code: `s${place}`, place, name: `See ${place}`, label: `See ${place}`, rows: readRows(Object.entries(values).map(([year, catholics]) => ({ year, catholics }))) }));
  const [panel] = panelsOfView(figuresOf(sees, DEFAULTS), DEFAULTS);
  if (!panel) throw new Error('nothing to draw');
  return panel;
};

it.each<[string, Record<number, number>[]]>([
  ['far apart', [{ 2000: 1, 2001: 10 }, { 2000: 1, 2001: 90 }]],
  ['all at one place', [1, 2, 3, 4, 5, 6].map((value) => ({ 2000: value, 2001: 1000 + value }))],
  ['one of them early', [{ 2000: 5, 2001: 90 }, { 1990: 4, 1991: 6 }]],
])('names and leaders are where the picture has them, with lines that end %s', (_name, series) => {
  const panel = panelOf(series);
  for (const [width, labels] of [[1136, LABEL_WIDTH], [358, NARROW_LABEL_WIDTH]] as const) {
    const { texts, shapes } = drawPanel(panel, { x: 0, y: 0, width, height: CHART_HEIGHT, size: CHART_TYPE, labels, locale: 'en', insets: { left: CHART_LEFT, right: labels, top: CHART_TOP, bottom: CHART_BOTTOM } });
    const html = renderToStaticMarkup(<EndLabels panel={panel} locale="en" width={labels} height={CHART_HEIGHT} isNarrow={labels !== LABEL_WIDTH} />);
    const tops = [...html.matchAll(/top:([\d.]+)px/g)].map(([, top]) => Number(top));
    const names = texts.filter(({ bold }) => bold);
    expect(tops).toHaveLength(series.length);
    tops.forEach((top, index) => expect(top + CHART_TYPE * 0.35).toBeCloseTo(names[index]?.y ?? 0, 0));
    const leaders = placedEnds(panel, { left: CHART_LEFT, right: width - labels, top: CHART_TOP, bottom: CHART_HEIGHT - CHART_BOTTOM }, CHART_TYPE).filter(({ leader }) => leader);
    expect(shapes.filter(({ dash }) => dash === '1 3')).toHaveLength(leaders.length);
  }
});
