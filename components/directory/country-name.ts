import { languageTag } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';

/** A country in the page's language, by its ISO 3166 code; undefined for anything else. Only for the server: browsers know fewer languages. */
export function countryName(code: unknown, locale: Locale): string | undefined {
  if (typeof code !== 'string' || !/^[A-Za-z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames([languageTag(locale)], { type: 'region', fallback: 'none' }).of(code.toUpperCase());
}
