import { isMetric, METRICS, type Metric } from '@/lib/skills/metrics';
import type { StatisticsRow } from '@/lib/skills/statistics-rows';

/** Ratios that are computed here, from two measures of the same year. */
const RATIO_OF = {
  catholics_per_parish: { of: 'catholics', per: 'parishes', times: 1 },
  priests_per_parish: { of: 'total_priests', per: 'parishes', times: 1 },
  religious_priests_share: { of: 'religious_priests', per: 'total_priests', times: 100 },
  seminarians_per_100_priests: { of: 'seminarians', per: 'total_priests', times: 100 },
  baptisms_per_1000_catholics: { of: 'baptisms', per: 'catholics', times: 1000 },
  catholics_per_km2: { of: 'catholics', per: 'area_km2', times: 1 },
} as const satisfies Record<string, { of: Metric; per: Metric; times: number }>;

export type Ratio = keyof typeof RATIO_OF;
export const RATIOS = Object.keys(RATIO_OF) as Ratio[];

/** What a line can show: one of the 19 measures as sent, or a ratio of two of them. */
export type Figure = Metric | Ratio;
export const FIGURES: readonly Figure[] = [...METRICS, ...RATIOS];

export const isRatio = (text: string): text is Ratio => Object.hasOwn(RATIO_OF, text);
export const isFigure = (text: string): text is Figure => isMetric(text) || isRatio(text);

/** The figures by what they are about, each once, in the order of a yearbook. */
export const FIGURE_GROUPS: { group: 'people' | 'priests' | 'religious' | 'formation' | 'places' | 'works' | 'ratios'; figures: Figure[] }[] = [
  { group: 'people', figures: ['catholics', 'total_population', 'percent_catholic', 'baptisms'] },
  { group: 'priests', figures: ['total_priests', 'diocesan_priests', 'religious_priests', 'permanent_deacons', 'catholics_per_priest'] },
  { group: 'religious', figures: ['male_religious', 'female_religious'] },
  { group: 'formation', figures: ['seminarians', 'diocesan_priests_ordained', 'religious_priests_ordained'] },
  { group: 'places', figures: ['parishes', 'churches_or_stations', 'area_km2'] },
  { group: 'works', figures: ['educational_institutes', 'charitable_institutes'] },
  { group: 'ratios', figures: RATIOS },
];

export type Unit = 'persons' | 'places' | 'percent' | 'km2' | 'events' | 'ratio';

/** In what a figure is counted; the word for it is a message. */
export function unitOf(figure: Figure): Unit {
  if (figure === 'percent_catholic' || figure === 'religious_priests_share') return 'percent';
  if (figure === 'area_km2') return 'km2';
  if (isRatio(figure) || figure === 'catholics_per_priest') return 'ratio';
  if (figure === 'baptisms' || figure.endsWith('_ordained')) return 'events';
  return ['parishes', 'churches_or_stations', 'educational_institutes', 'charitable_institutes'].includes(figure) ? 'places' : 'persons';
}

/** The measures a figure rests on. */
export function measuresOf(figure: Figure): Metric[] {
  return isRatio(figure) ? [RATIO_OF[figure].of, RATIO_OF[figure].per] : [figure];
}

/** The value of a figure in a year; null where it, or a part of it, is missing, and where it would divide by zero. */
export function figureIn({ values }: StatisticsRow, figure: Figure): number | null {
  if (!isRatio(figure)) return values[figure];
  const { of, per, times } = RATIO_OF[figure];
  const [above, below] = [values[of], values[per]];
  return above === null || below === null || below === 0 ? null : Number(((above / below) * times).toPrecision(12));
}
