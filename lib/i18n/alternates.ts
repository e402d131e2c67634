import { languageTag, localizedPath } from './language-tag';
import { routing, type Locale } from './routing';

/**
 * The addresses of one page in all languages, relative to SITE_URL (the root layout's `metadataBase`): for `Metadata.alternates`.
 * @param path without a language, e.g. "/saints/jerome"
 */
export function alternatesOf(path: string, locale: Locale): { canonical: string; languages: Record<string, string> } {
  const languages = Object.fromEntries(routing.locales.map((other) => [languageTag(other), localizedPath(path, other)]));
  return { canonical: localizedPath(path, locale), languages: { ...languages, 'x-default': path } };
}
