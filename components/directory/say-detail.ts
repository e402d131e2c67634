import { formatDay, formatYearRange } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import type { Gender } from '@/lib/skills/gender-of';
import { countryNamed } from './country-name';
import { readFeast } from './feast-day';
import { sayTerm, type Words } from './say-term';

/** What a detail is of is not said, and more sees are in the state than in the country. */
const A_STATE_TOO = 'Georgia';

/** "1873–1897", "c. 347 – 420", "347~–420". */
const YEARS = /^((?:c\. )?\d{1,4}~?) ?– ?((?:c\. )?\d{1,4}~?)$/;
const ABOUT_YEAR = /^(?:c\. \d{1,4}|\d{1,4}~)$/;

/**
 * One of the details that tell namesakes apart, in the page's language where it is a word, a year, a day or a country we know.
 * @param lede messages of `directory.lede`
 */
export function sayDetail(detail: string, words: { terms: Words; lede: Words; locale: Locale; gender?: Gender }): string {
  const { terms, lede, locale, gender } = words;
  const lived = /^(died|born|†|\*) ?((?:c\. )?\d{1,4})$/.exec(detail);
  if (lived) return lede(lived[1] === 'died' || lived[1] === '†' ? 'diedYear' : 'bornYear', { year: formatDay(lived[2] ?? '', locale) });
  const [, from, to] = YEARS.exec(detail) ?? [];
  const marked = (year: string) => year.replace(/^c\. (\d+)$/, '$1~');
  if (from && to) return formatYearRange(marked(from), marked(to), locale);
  if (ABOUT_YEAR.test(detail)) return formatDay(detail, locale);
  const feast = /^\d{2}-\d{2}$/.test(detail) ? readFeast(detail) : undefined;
  if (feast) return formatDay(feast, locale);
  if (/^\d{4}-\d{2}-\d{2}$/.test(detail)) return formatDay(detail, locale);
  return sayTerm(terms, detail, gender) ?? (detail === A_STATE_TOO ? undefined : countryNamed(detail, locale)) ?? detail;
}
