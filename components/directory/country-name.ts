import { countryCode } from '@/lib/country-code';
import { languageTag } from '@/lib/i18n/language-tag';
import { keepMade } from '@/lib/i18n/keep-made';
import type { Locale } from '@/lib/i18n/routing';

/** Kept for a language. */
const names = keepMade(6, (tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }));

/** A country in the page's language, by its ISO 3166 code; undefined for anything else. Only for the server: browsers know fewer languages. */
export function countryName(code: unknown, locale: Locale): string | undefined {
  if (typeof code !== 'string' || !/^[A-Za-z]{2}$/.test(code)) return undefined;
  return names(languageTag(locale)).of(code.toUpperCase());
}

/** A country that is named in English, in the page's language; in English as it was written. Undefined for a former country and whatever is none. */
export function countryNamed(name: string, locale: Locale): string | undefined {
  const code = countryCode(name);
  return code && (locale === 'en' ? name : countryName(code, locale));
}
