import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { unitOf } from '@/lib/trends/figures';
import type { SeeFigures } from '@/lib/trends/lines';
import { figureNumber } from '@/lib/trends/numbers';
import type { Doubt, FigurePoint } from '@/lib/trends/points';
import { DEFAULTS, writeTrends, type TrendsState } from '@/lib/trends/trends-address';
import { SeriesSample } from './series-mark';
import { sortedYears } from './sorted-years';
import { yearbookOf } from './yearbook-of';

/** The sign of a doubt beside a figure; what it says stands under the table. */
export const SIGNS: Record<Doubt, string> = { inferred: '*', computed: '°', 'over-100': '†', negative: '†', step: '‡' };

/** The figures of a view: a row for each year that has one, a column for each see and figure; a dash where none is known, 0 for zero. Its order is part of the address, unless it is not sortable. */
export function FiguresTable({ figures, state, label, isSortable = true }: { figures: SeeFigures[]; state: TrendsState; label: string; isSortable?: boolean }) {
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
  const names = figures.map((one) => (isOneSee ? metrics(one.figure) : state.figures.length > 1 ? `${one.label} · ${metrics(one.figure)}` : one.label));
  const { column, up } = isSortable ? state.sort : DEFAULTS.sort;
  const head = (name: string, index: number, place?: number) => !isSortable ? name : (
    <Link className="sort" href={writeTrends({ ...state, sort: { column: index, up: column === index && !up } })} scroll={false}>
      {place !== undefined && <SeriesSample index={place} />}{name}
      {column === index && <Icon name="down" className={up ? 'rotate-180' : undefined} />}
    </Link>
  );
  return (
    <DataTable
      label={label} caption={label} hideCaption missing={t('noData')}
      sorted={column <= figures.length ? { column, up } : undefined}
      head={[head(t('year'), 0), ...names.map((name, index) => head(name, index + 1, isOneSee ? undefined : figures[index]?.place)), ...(hasYearbook ? [t('yearbook')] : [])]}
      rows={sortedYears(figures, { column, up }).map((year) => ({
        key: String(year),
        head: year,
        cells: [...byYear.map((points, index) => cell(points.get(year), index)), ...(hasYearbook ? [yearbookOf(figures, year)] : [])],
      }))}
    />
  );
}
