import { getTranslations } from 'next-intl/server';
import { formatYearRange } from '@/lib/format';
import { languageTag } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';
import { lifeYears } from '@/lib/life-years';
import type { ListedRecord } from '@/lib/queries/built-in/listed-record';

/** A line of the type-ahead as a browser needs it: nothing is left to be put into words there. */
export interface Suggested {
  /** Directory and id: the parts of the profile's address. */
  kind: string;
  id: string;
  name: string;
  /** Of the name, where it is not the page's language. */
  lang?: string;
  /** Years, an office or a country. */
  detail: string;
}

/**
 * Puts suggestions into the words of a language.
 * @param withKind says of each to which directory it belongs
 */
export async function saySuggestions(records: readonly ListedRecord[], locale: Locale, withKind: boolean): Promise<Suggested[]> {
  const [lede, kinds] = [await getTranslations({ locale, namespace: 'directory.lede' }), await getTranslations({ locale, namespace: 'kinds' })];
  const countries = new Intl.DisplayNames([languageTag(locale)], { type: 'region', fallback: 'none' });
  return records.map(({ kind, id, name, lang, from, to, note, countryCode }) => {
    const said = kind === 'popes' ? from && formatYearRange(from, to, locale) : (lifeYears({ from, to }, lede, locale) ?? (countryCode && countries.of(countryCode)) ?? note);
    return { kind, id, name, ...(lang ? { lang } : {}), detail: [withKind && kinds(kind), said].filter(Boolean).join(' · ') };
  });
}
