import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { unitOf } from '@/lib/trends/figures';
import type { SeeFigures } from '@/lib/trends/lines';
import { figureNumber } from '@/lib/trends/numbers';
import type { Doubt, FigurePoint } from '@/lib/trends/points';
import { writeTrends, type TrendsState } from '@/lib/trends/trends-address';
import { SeriesSample } from './series-mark';
import { sortedYears } from './sorted-years';
import { yearbookOf } from './yearbook-of';

/** The sign of a doubt beside a figure; what it says stands under the table. */
export const SIGNS: Record<Doubt, string> = { inferred: '*', computed: '°', 'over-100': '†', negative: '†', step: '‡' };

/** The figures of a view: a row for each year that has one, a column for each see and figure; a dash where none is known, 0 for zero. */
export function FiguresTable({ figures, state }: { figures: SeeFigures[]; state: TrendsState }) {
  const [locale, t, metrics] = [useLocale(), useTranslations('trends'), useTranslations('metrics')];
  const isOneSee = new Set(figures.map(({ code }) => code)).size === 1;
  const byYear = figures.map(({ points }) => new Map(points.map((point) => [point.year, point])));
  const hasYearbook = figures.some(({ points }) => points.some(({ source }) => source));
  const cell = (point: FigurePoint | undefined, index: number) => {
    const figure = figures[index]?.figure;
    if (!point || point.value === null || !figure) return undefined;
    const signs = [...new Set(point.doubts.map((doubt) => SIGNS[doubt]))].join('');
    return <>{figureNumber(point.value, locale, { isPercent: unitOf(figure) === 'percent' })}{signs && <sup>{signs}</sup>}</>;
  };
  const names = figures.map(({ figure, label }) => (isOneSee ? metrics(figure) : state.figures.length > 1 ? `${label} · ${metrics(figure)}` : label));
  const { column, up } = state.sort;
  const head = (name: string, index: number, place?: number) => (
    <Link className="sort" href={writeTrends({ ...state, sort: { column: index, up: column === index && !up } })} scroll={false}>
      {place !== undefined && <SeriesSample index={place} />}{name}
      {column === index && <Icon name="down" className={up ? 'rotate-180' : undefined} />}
    </Link>
  );
  return (
    <DataTable
      label={t('table')} caption={t('table')} hideCaption missing={t('noData')}
      sorted={column <= figures.length ? { column, up } : undefined}
      head={[head(t('year'), 0), ...names.map((name, index) => head(name, index + 1, isOneSee ? undefined : figures[index]?.place)), ...(hasYearbook ? [t('yearbook')] : [])]}
      rows={sortedYears(figures, state.sort).map((year) => ({
        key: String(year),
        head: year,
        cells: [...byYear.map((points, index) => cell(points.get(year), index)), ...(hasYearbook ? [yearbookOf(figures, year)] : [])],
      }))}
    />
  );
}
