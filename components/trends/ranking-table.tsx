import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { unitOf } from '@/lib/trends/figures';
import { figureNumber } from '@/lib/trends/numbers';
import { writeRanking, type RankingState } from '@/lib/trends/ranking';

export interface RankedSee {
  id: string;
  name: string;
  lang?: string;
  place: number;
  value: number;
  /** Of which the figure is: the year wanted, or the nearest that is known. */
  year: number;
}

const COLUMNS = [undefined, 'name', 'value', 'year'] as const;

/** Sees of a country by one figure, as a table with bars; the year of each figure stands beside it. */
export function RankingTable({ sees, state, label }: { sees: RankedSee[]; state: RankingState; label: string }) {
  const [locale, t, metrics] = [useLocale(), useTranslations('trends'), useTranslations('metrics')];
  const largest = Math.max(...sees.map(({ value }) => Math.abs(value)), 0);
  const isPercent = unitOf(state.figure) === 'percent';
  const bar = (value: number) => <span className="rank-bar" style={{ width: `${largest > 0 ? (Math.abs(value) / largest) * 100 : 0}%` }} />;
  const head = (words: string, sort: RankingState['sort']) => (
    <Link className="sort" href={writeRanking({ ...state, sort, up: state.sort === sort ? !state.up : sort === 'name' })} scroll={false}>
      {words}{state.sort === sort && <Icon name="down" className={state.up ? 'rotate-180' : undefined} />}
    </Link>
  );
  return (
    <div className="ranking">
      <DataTable
        label={label} caption={label} hideCaption missing={t('noData')} sorted={{ column: COLUMNS.indexOf(state.sort), up: state.up }}
        head={[t('ranking.place'), <span key="name" className="float-left">{head(t('ranking.diocese'), 'name')}</span>, head(metrics(state.figure), 'value'), head(t('ranking.ofYear'), 'year'), <span key="bar" className="vh">{t('displayChart')}</span>]}
        rows={sees.map(({ id, name, lang, place, value, year }) => ({
          key: id,
          head: place,
          cells: [
            <span key="name" className="rank-see">
              <Link href={`/trends?dioceses=${encodeURIComponent(id)}${state.figure === 'catholics' ? '' : `&measure=${state.figure}`}`} lang={lang}>{name}</Link>
              <span className="rank-under" aria-hidden="true">{bar(value)}</span>
            </span>,
            figureNumber(value, locale, { isPercent }),
            year,
            <span key="bar" className="block min-w-[8rem] text-start" aria-hidden="true">{bar(value)}</span>,
          ],
        }))}
      />
    </div>
  );
}
