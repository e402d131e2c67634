import { useTranslations } from 'next-intl';
import { FIGURE_GROUPS, type Figure } from '@/lib/trends/figures';
import { MOST_WITHIN, rankingSort, wasOf, type RankingState } from '@/lib/trends/ranking';

interface FormProps {
  /** Path of the page with its language. */
  action: string;
  state: RankingState;
  /** That is ranked: of the address, or the one with most figures. */
  year: number;
  countries: { code: string; name: string; sees: number }[];
  /** Those that any see of the country has. */
  figures: Figure[];
  years: number[];
}

const TOLERANCES = [0, 1, 3, 5, 10, MOST_WITHIN];

/** Which country, which figure, which year, and how far the year of a figure may be from it: a plain GET form; the order of the table goes along. */
export function RankingForm({ action, state, year: ranked, countries, figures, years }: FormProps) {
  const [t, metrics, words] = [useTranslations('trends'), useTranslations('metrics'), useTranslations('figures')];
  const withOwn = (values: number[], own?: number) => (own === undefined || values.includes(own) ? values : [...values, own].sort((a, b) => a - b));
  const sort = rankingSort(state);
  return (
    <form action={action} method="get" className="ctl">
      <input type="hidden" name="was" value={wasOf(state)} />
      {sort && <input type="hidden" name="sort" value={sort} />}
      <div className="min-w-0">
        <label className="lab" htmlFor="country">{t('ranking.country')}</label>
        <select className="sel min-h-[48px]" id="country" name="country" defaultValue={state.country} key={state.country}>
          {countries.map(({ code, name, sees }) => <option key={code} value={code}>{name} ({sees})</option>)}
        </select>
      </div>
      <div className="min-w-0">
        <label className="lab" htmlFor="measure">{t('figure')}</label>
        <select className="sel min-h-[48px]" id="measure" name="measure" defaultValue={state.figure} key={state.figure}>
          {FIGURE_GROUPS.map(({ group, figures: listed }) => {
            const offered = listed.filter((figure) => figures.includes(figure) || figure === state.figure);
            return offered.length > 0 && <optgroup key={group} label={words(`groups.${group}`)}>{offered.map((figure) => <option key={figure} value={figure}>{metrics(figure)}</option>)}</optgroup>;
          })}
        </select>
      </div>
      <div>
        <label className="lab" htmlFor="year">{t('ranking.year')}</label>
        <select className="sel min-h-[48px]" id="year" name="year" defaultValue={state.year ?? ''} key={`${state.country} ${state.year}`}>
          <option value="">{t('ranking.usualYear')}{state.year === undefined ? ` (${ranked})` : ''}</option>
          {withOwn(years, state.year).map((year) => <option key={year}>{year}</option>)}
        </select>
      </div>
      <div>
        <label className="lab" htmlFor="within">{t('ranking.within')}</label>
        <select className="sel min-h-[48px]" id="within" name="within" defaultValue={state.within} key={state.within}>
          {withOwn(TOLERANCES, state.within).map((within) => <option key={within}>{within}</option>)}
        </select>
      </div>
      <button type="submit" className="btn min-h-[48px]">{t('show')}</button>
    </form>
  );
}
