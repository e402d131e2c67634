import { formatDay, formatYearRange } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { lifeYears } from '@/lib/life-years';
import type { Gender } from '@/lib/skills/gender-of';
import { countryName } from './country-name';
import type { DirectoryKind } from './directory-kind';
import { capitalised, sayTerm, type Words } from './say-term';

/** One line of a list of names: what it says is in the page's language, `note` excepted, which is English. */
export interface Listed {
  kind: DirectoryKind;
  id: string;
  name: string;
  lang?: string;
  /** Birth and death, or a pontificate; "~" at the end says about. */
  from?: string;
  to?: string;
  note?: string;
  countryCode?: string;
  gender?: Gender;
  /** A status or a kind of see. */
  term?: string;
  /** `MM-DD`. */
  feast?: string;
  ordinal?: number;
}

/**
 * What tells a name of a list from its like.
 * @param lede messages of `directory.lede`
 * @returns `lang` where the words are not of the page's language
 */
export function sayListed(listed: Listed, { lede, terms, locale }: { lede: Words; terms: Words; locale: Locale }): { detail: string; lang?: string } {
  const separator = locale === 'zh' ? '，' : ', ';
  const { kind, note, countryCode, term, gender, feast, ordinal, from, to } = listed;
  const country = countryName(countryCode, locale);
  const said = term && sayTerm(terms, term, gender);
  const parts = kind === 'popes'
    ? [ordinal && lede('nthPope', { n: ordinal }), from && formatYearRange(from, to, locale)]
    : [said && capitalised(said, locale), lifeYears(listed, lede, locale), feast && formatDay(feast, locale), country ?? note];
  return { detail: parts.filter(Boolean).join(separator), ...(note && !country && locale !== 'en' ? { lang: 'en' } : {}) };
}
