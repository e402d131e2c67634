import type { Metadata } from 'next';
import { getPathname } from '@/lib/i18n/navigation';
import { routing } from '@/lib/i18n/routing';
import { env } from '@/lib/env';

type Locale = (typeof routing.locales)[number];

/**
 * Title, description and addresses of a page: canonical on the public origin whatever host asked, one alternate a language.
 * @param path the page without its language, as in a Link: `/saints/jerome`
 * @param index false for pages of searches and private answers
 */
export function pageMetadata(given: { locale: Locale; path: string; title: string; description?: string; index?: boolean }): Metadata {
  const { locale, path, title, description, index = true } = given;
  const absolute = (language: Locale) => env().SITE_URL + getPathname({ href: path, locale: language });
  const languages = Object.fromEntries(routing.locales.map((language) => [language, absolute(language)]));
  return {
    title,
    description,
    alternates: { canonical: absolute(locale), languages: { ...languages, 'x-default': absolute('en') } },
    openGraph: { title, description, url: absolute(locale), type: 'website', locale },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}
