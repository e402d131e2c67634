import type { RankedSee } from '@/components/trends/ranking-table';
import type { Locale } from '@/lib/i18n/routing';
import { countriesWithStatistics, seesOfCountry } from '@/lib/queries/built-in/built-in-statistics';
import { FIGURES, type Figure } from '@/lib/trends/figures';
import { pointsOf } from '@/lib/trends/points';
import { nearest, placesOf, readRanking, usualYear, type RankingState } from '@/lib/trends/ranking';

export interface Ranking {
  state: RankingState;
  unread: string[];
  /** The year that is ranked: as wanted, or that with most figures. */
  year: number;
  /** In the order wanted. */
  sees: RankedSee[];
  /** Names of the sees that have figures, but none of this near the year. */
  left: string[];
  countries: { code: string; sees: number }[];
  figures: Figure[];
  /** Of this figure in the country, ascending. */
  years: number[];
}

/** Ranks the sees of a country by one figure, from our own data: agents have no list of sees. */
export function rank(parameters: Record<string, string | string[] | undefined>, locale: Locale): Ranking {
  const countries = countriesWithStatistics();
  const { unread, ...state } = readRanking(parameters, countries.map(({ code }) => code));
  const known = seesOfCountry(state.country, locale).map((see) => ({ ...see, points: pointsOf(see.rows, state.figure).flatMap(({ year, value }) => (value === null ? [] : [{ year, value }])) }));
  const years = [...new Set(known.flatMap(({ points }) => points.map(({ year }) => year)))].sort((a, b) => a - b);
  const year = state.year ?? usualYear(known.map(({ points }) => points), state.within) ?? years.at(-1) ?? 2020;
  const found = known.flatMap(({ points, ...see }) => { const point = nearest(points, year, state.within); return point ? [{ see, point }] : []; });
  const places = placesOf(found.map(({ point }) => point.value));
  const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-Hans' : locale);
  const order: Record<RankingState['sort'], (a: RankedSee, b: RankedSee) => number> = { value: (a, b) => a.value - b.value, name: (a, b) => compare(a.name, b.name), year: (a, b) => a.year - b.year };
  const sees = found
    .map(({ see: { id, name, lang }, point }, index): RankedSee => ({ id, name, lang, place: places[index] ?? 0, ...point }))
    .sort((a, b) => (state.up ? 1 : -1) * order[state.sort](a, b) || compare(a.name, b.name));
  const shown = new Set(sees.map(({ id }) => id));
  return {
    state, unread, year, sees, countries, years, left: known.filter(({ id }) => !shown.has(id)).map(({ name }) => name),
    figures: FIGURES.filter((figure) => known.some(({ rows }) => pointsOf(rows, figure).some(({ value }) => value !== null))),
  };
}
