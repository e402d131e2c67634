import { formatYearRange } from './format';
import type { Locale } from './i18n/routing';

/** Of the messages `directory.lede`. */
type Lede = (key: 'bornYear' | 'diedYear', values: { year: string }) => string;

/**
 * Birth and death in years, as exact as they are known: "1873–1897", "c. 347 – 420", "died 304"; undefined where neither is known.
 * @param lede messages of `directory.lede`
 */
export function lifeYears({ from, to }: { from?: string; to?: string }, lede: Lede, locale: Locale): string | undefined {
  if (from && to) return formatYearRange(from, to, locale);
  const known = to || from;
  return known ? lede(to ? 'diedYear' : 'bornYear', { year: formatYearRange(known, known, locale) }) : undefined;
}
