import type { Metadata } from 'next';
import { alternatesOf } from '@/lib/i18n/alternates';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';

/**
 * Title, description and addresses of a page; the root layout makes them absolute on the public origin, whatever host asked.
 * @param path the page without its language, as in a Link: `/saints/jerome`
 * @param index false for pages of searches and private answers
 */
export function pageMetadata(given: { locale: Locale; path: string; title: string; description?: string; index?: boolean }): Metadata {
  const { locale, path, title, description, index = true } = given;
  return {
    title,
    description,
    alternates: alternatesOf(path, locale),
    openGraph: { title, description, url: localizedPath(path, locale), type: 'website', locale },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}
