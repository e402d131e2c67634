import { useLocale, useTranslations } from 'next-intl';
import type { SeeFigures, TrendPanel } from '@/lib/trends/lines';
import { drawPanel } from '@/lib/trends/picture/draw-panel';
import { drawView } from '@/lib/trends/picture/draw-view';
import { svgOf } from '@/lib/trends/picture/svg';
import { lineSentence, oneAfterAnother, panelTitle } from '@/lib/trends/words';
import { CHART_BOTTOM, CHART_HEIGHT, CHART_LEFT, CHART_TOP, CHART_TYPE, labelRoom, NO_LABELS, SMALL_CHART_HEIGHT } from './chart-frame';
import { LazyChart } from './lazy-chart';
import { useTrendMessages } from './use-trend-messages';

/** Widths that the pictures are drawn for: a desktop's page, a phone's, a sheet of paper's. */
const WIDE = 1136;
const NARROW = 358;
const PAPER = 720;

/** The charts of a view, each with its title; on paper one picture of all. */
export function TrendCharts({ panels, figures }: { panels: TrendPanel[]; figures: SeeFigures[] }) {
  const [locale, t] = [useLocale(), useTranslations('trends')];
  const messages = useTrendMessages();
  const isSmall = panels.length > 1;
  const height = isSmall ? SMALL_CHART_HEIGHT : CHART_HEIGHT;
  const titles = panels.map((panel) => panelTitle(panel, messages));
  // Where the chart has everything too: nothing jumps when it takes the picture's place.
  const picture = (panel: TrendPanel, width: number, label: string, className: string) => {
    const labels = labelRoom(panel, className === 'wide');
    const drawn = drawPanel(panel, { x: 0, y: 0, width, height, size: CHART_TYPE, labels, locale, insets: { left: CHART_LEFT, right: labels || NO_LABELS, top: CHART_TOP, bottom: CHART_BOTTOM } });
    return svgOf({ width, height, ...drawn }, { kind: 'page', label, className });
  };
  const paper = svgOf(drawView(panels, { panels: titles }, { width: PAPER, chartHeight: isSmall ? 190 : 320, size: 12, columns: panels.length > 2 ? 2 : 1, locale }), { kind: 'page', label: titles.join('; '), className: 'paper' });
  return (
    <>
      <div className={isSmall ? 'panels' : undefined}>
        {panels.map((panel, index) => {
          const title = titles[index] ?? '';
          const codes = panel.lines.map(({ code }) => code);
          const summary = oneAfterAnother(figures.filter((one) => one.figure === panel.figure && codes.includes(one.code)).map((one) => lineSentence(one, one.label, messages)), locale);
          const label = `${title}. ${summary}`;
          const drawn = isSmall ? picture(panel, NARROW, label, 'only') : picture(panel, WIDE, label, 'wide') + picture(panel, NARROW, label, 'narrow');
          return (
            <div key={title} className="noprint min-w-0">
              <p className="panel-title">{title}</p>
              <LazyChart panel={panel} height={height} isSmall={isSmall} words={{ title, summary, yearOf: t('yearOf', { title }), keysHint: t('keysHint'), noData: t('noData') }}>
                <div className="chart-space" style={{ height }} dangerouslySetInnerHTML={{ __html: drawn }} />
              </LazyChart>
            </div>
          );
        })}
      </div>
      <div className="onlyprint" dangerouslySetInnerHTML={{ __html: paper }} />
    </>
  );
}
