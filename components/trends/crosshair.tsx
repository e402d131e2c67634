'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import type { TrendLine, TrendPanel } from '@/lib/trends/lines';
import { figureNumber } from '@/lib/trends/numbers';
import { ticksOf } from '@/lib/trends/picture/panel-ticks';
import { placeInYears, placeOn } from '@/lib/trends/value-axis';
import { CHART_BOTTOM, CHART_LEFT, CHART_TOP } from './chart-frame';
import type { ChartWords } from './chart-words';
import { isOver, partOf, type PointerPlace } from './kept-pointer';
import { SeriesSample } from './series-mark';

/** How many years a key goes on; Home and End go to the ends. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5, Home: -Infinity, End: Infinity };

const valueIn = ({ points }: TrendLine, year: number) => points.find((point) => point.year === year)?.value;
const clamped = (value: number, highest: number) => Math.min(Math.max(value, 0), highest);

/**
 * Reads a chart year by year, by mouse, finger or keys: a slider over the drawing, whose value is spoken. Only the years that somebody
 * reported are gone through. @param right room at the right of the plot, in pixels
 * @param pointed where a reader has pointed before this was here: it is shown as if it had been. Asked for when it is here, for a finger may come until then
 */
export function Crosshair({ panel, words, locale, right, pointed }: { panel: TrendPanel; words: ChartWords; locale: Locale; right: number; pointed: () => PointerPlace | undefined }) {
  const [at, setAt] = useState<number>();
  const { lines, years: [first, last] } = panel;
  const years = [...new Set(lines.flatMap(({ points }) => points.map(({ year }) => year)))].sort((a, b) => a - b);
  const year = at === undefined ? undefined : years[clamped(at, years.length - 1)];
  const say = (of: number) => `${of}: ${lines.map((line) => { const value = valueIn(line, of); return `${line.name} ${value === undefined ? words.noData : figureNumber(value, locale, panel)}`; }).join('; ')}`;

  function show(element: Element, clientX: number) {
    const wanted = first + partOf(clientX, element.getBoundingClientRect()) * (last - first);
    const nearest = years.reduce((best, candidate, index) => (Math.abs(candidate - wanted) < Math.abs((years[best] ?? Infinity) - wanted) ? index : best), 0);
    if (nearest !== at) setAt(nearest);
  }
  const point = (event: PointerEvent<HTMLDivElement>) => show(event.currentTarget, event.clientX);
  const slider = useRef<HTMLDivElement>(null);
  const showPointed = useEffectEvent(() => {
    const [plot, place] = [slider.current, pointed()];
    if (!plot || !place || (place.isMouse && !isOver(place, plot.getBoundingClientRect()))) return;
    show(plot, place.clientX);
    // A finger has the focus where it tapped, and takes the year away with the next tap beside it.
    if (!place.isMouse && document.activeElement?.contains(plot)) plot.focus({ preventScroll: true });
  });
  useEffect(() => showPointed(), []);
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The first key shows where one is, the end of the lines.
    setAt(at === undefined && Math.abs(step) === 1 ? years.length - 1 : clamped((at ?? years.length - 1) + step, years.length - 1));
  }
  return (
    <>
      <div
        ref={slider} className="crosshair" style={{ left: CHART_LEFT, right, top: CHART_TOP, bottom: CHART_BOTTOM }} role="slider" tabIndex={0} aria-label={`${words.yearOf}. ${words.keysHint}`}
        aria-orientation="horizontal" aria-valuemin={first} aria-valuemax={last} aria-valuenow={year ?? last} aria-valuetext={say(year ?? last)}
        onPointerMove={point} onPointerDown={point} onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(undefined)} onBlur={() => setAt(undefined)} onKeyDown={press}
      >
        {year !== undefined && <CrosshairMarks panel={panel} year={year} place={placeInYears(panel.years, year)} />}
      </div>
      {year !== undefined && <Tip panel={panel} words={words} locale={locale} year={year} place={placeInYears(panel.years, year)} right={right} />}
    </>
  );
}

function CrosshairMarks({ panel, year, place }: { panel: TrendPanel; year: number; place: number }) {
  const ticks = ticksOf(panel);
  return (
    <span className="line" style={{ left: `${place * 100}%` }}>
      {panel.lines.map((line) => {
        const value = valueIn(line, year);
        return value !== undefined && <i key={line.code} className={`s${line.place + 1}`} style={{ bottom: `${placeOn(ticks, value, panel.isLog) * 100}%` }} />;
      })}
    </span>
  );
}

/** The values of a year, on the side of the line that has more room, always within the chart. Spoken by the slider, so hidden here. */
function Tip({ panel, words, locale, year, place, right }: { panel: TrendPanel; words: ChartWords; locale: Locale; year: number; place: number; right: number }) {
  const x = `${CHART_LEFT}px + (100% - ${CHART_LEFT + right}px) * ${place}`;
  const side = place < 0.5 ? { left: `min(${x} + 14px, 100% - 15rem)` } : { right: `min(100% - (${x}) + 14px, 100% - 15rem)` };
  return (
    <div className="chart-tip" style={Object.fromEntries(Object.entries(side).map(([name, value]) => [name, `max(0px, ${value})`]))} aria-hidden="true">
      <p className="font-semibold">{year}</p>
      <ul>
        {panel.lines.map((line) => {
          const value = valueIn(line, year);
          return (
            <li key={line.code} className="flex items-center gap-2">
              <SeriesSample index={line.place} />
              <span className="min-w-0 flex-1 truncate">{line.name}</span>
              <span className="num">{value === undefined ? words.noData : figureNumber(value, locale, panel)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
