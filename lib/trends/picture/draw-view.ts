import type { Locale } from '@/lib/i18n/routing';
import type { TrendPanel } from '../lines';
import { drawPanel } from './draw-panel';
import type { Drawing, DrawnText, Shape } from './drawing';
import { fitted, wrapped } from './text-width';

/** What is written around the charts. Only a file has a title, a sentence, and a foot that says whose figures these are and where they stand. */
export interface PictureWords {
  /** Above each chart, in the order of the panels. */
  panels: string[];
  title?: string;
  summary?: string;
  foot?: string[];
}

interface PictureFrame {
  width: number;
  /** Of one chart. */
  chartHeight: number;
  size: number;
  /** Charts side by side. */
  columns: number;
  locale: Locale;
  margin?: number;
  /** Height of the whole, where it is given; the charts take what is left. */
  height?: number;
}

const MOST_SUMMARY_LINES = 3;
/** Six sees, four figures and every choice are an address of three lines. */
const MOST_FOOT_LINES = 4;

/** Room for the names at line ends: as much as a third of the chart. A see alone has its name above. */
const labelRoom = (width: number, size: number) => Math.min(size * 15, width * 0.34);

/** All charts of a view in one picture, with or without words around them. */
export function drawView(panels: TrendPanel[], words: PictureWords, frame: PictureFrame): Drawing {
  const { width, size, columns, locale, margin = 0, height } = frame;
  const inner = width - 2 * margin;
  const shapes: Shape[] = [];
  const texts: DrawnText[] = [];
  let y = margin;
  const write = (text: string, type: number, colour: DrawnText['colour'], bold = false) => {
    y += type * 1.25;
    texts.push({ x: margin, y, text, size: type, colour, anchor: 'start', bold });
  };
  if (words.title) for (const line of wrapped(words.title, size * 1.7, inner, 2)) write(line, size * 1.7, 'ink', true);
  if (words.summary) {
    y += size * 0.3;
    for (const line of wrapped(words.summary, size * 1.1, inner, MOST_SUMMARY_LINES)) write(line, size * 1.1, 'ink-2');
  }
  if (words.title) y += size;
  const rows = Math.ceil(panels.length / columns);
  const foot = (words.foot ?? []).flatMap((line) => wrapped(line, size, inner, MOST_FOOT_LINES));
  const footHeight = foot.length * size * 1.35 + (foot.length > 0 ? size * 1.2 : 0);
  const heading = size * 2.1;
  const chartHeight = height === undefined ? frame.chartHeight : Math.max(size * 8, (height - margin - y - footHeight) / rows - heading);
  const gutter = size * 1.5;
  const panelWidth = (inner - gutter * (columns - 1)) / columns;
  panels.forEach((panel, index) => {
    const [left, top] = [margin + (index % columns) * (panelWidth + gutter), y + Math.floor(index / columns) * (chartHeight + heading)];
    texts.push({ x: left, y: top + size * 1.1, text: fitted(words.panels[index] ?? '', size, panelWidth), size, colour: 'ink-2', anchor: 'start' });
    const drawn = drawPanel(panel, { x: left, y: top + heading * 0.85, width: panelWidth, height: chartHeight, size, labels: panel.see ? 0 : labelRoom(panelWidth, size), locale });
    shapes.push(...drawn.shapes);
    texts.push(...drawn.texts);
  });
  y += rows * (chartHeight + heading);
  if (foot.length > 0) y += size * 0.6;
  for (const line of foot) write(line, size, 'ink-3');
  return { width, height: height ?? Math.ceil(y + margin + (foot.length > 0 ? size * 0.4 : 0)), shapes, texts };
}
