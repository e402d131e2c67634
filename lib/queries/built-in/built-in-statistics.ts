import 'server-only';
import { dioceses } from '@/lib/agent/directory/dioceses';
import { kept } from '@/lib/agent/directory/kept';
import { statisticsOf } from '@/lib/agent/directory/statistics';
import type { Locale } from '@/lib/i18n/routing';
import { readRows, type StatisticsRow } from '@/lib/skills/statistics-rows';
import { named, type ListedName } from './built-in';

/** A see of a country with its figures by year; the name as in all lists. */
export type CountedSee = Pick<ListedName, 'id' | 'name' | 'lang'> & { rows: StatisticsRow[] };

/** ISO 3166 codes of the countries whose sees have yearly figures in our own data, the one with most sees first. */
export function countriesWithStatistics(): { code: string; sees: number }[] {
  return kept('countries-with-statistics', () => {
    const counts = new Map<string, number>();
    for (const see of dioceses().values()) if (see.statistics_years) counts.set(see.country_code, (counts.get(see.country_code) ?? 0) + 1);
    return [...counts].map(([code, sees]) => ({ code, sees })).sort((a, b) => b.sees - a.sees || (a.code < b.code ? -1 : 1));
  });
}

/** All sees of a country that have yearly figures in our own data; no skill lists them. */
export function seesOfCountry(country: string, locale: Locale): CountedSee[] {
  return [...dioceses().values()]
    .filter((see) => see.statistics_years && see.country_code === country)
    .map((see) => ({ ...named('dioceses', see.source_code, see.see_name, locale), rows: readRows(statisticsOf(see.source_code)) }));
}
