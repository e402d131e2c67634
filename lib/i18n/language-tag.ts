import { routing, type Locale } from './routing';

/** The BCP 47 tag for `lang`, `hreflang` and Intl: our Chinese is the simplified one. */
export function languageTag(locale: Locale): string {
  return locale === 'zh' ? 'zh-Hans' : locale;
}

/** Each language by its own name: a reader looks for it without knowing ours. */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch', fr: 'Français', hu: 'Magyar', zh: '中文', mt: 'Malti' };

/**
 * A path of ours in a language.
 * @param path without a language, beginning with "/"
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === routing.defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The same for the address of a link: with query and place in the page, or those alone; another site's stays as it is. */
export function localizedHref(href: string, locale: Locale): string {
  if (locale === routing.defaultLocale || !href.startsWith('/')) return href;
  return `/${locale}${href.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The language and the rest of an address's path: "/de/saints" is "de" and "/saints". */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = routing.locales.find((candidate) => candidate === first);
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: routing.defaultLocale, path: pathname };
}
