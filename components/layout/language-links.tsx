'use client';

import { useLocale } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { languageNames, languageTag, localizedPath } from '@/lib/i18n/language-tag';
import { usePathname } from '@/lib/i18n/navigation';
import { routing } from '@/lib/i18n/routing';

/**
 * The same page in the other languages. Plain links: the language of <html> is set by the server with a whole new document.
 * @param path fixes the path (without a language) where the router does not know the address the reader sees
 */
export function LanguageLinks({ label, path }: { label: string; path?: string }) {
  const locale = useLocale();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const query = search ? `?${search}` : '';
  return (
    <nav aria-label={label}>
      {routing.locales.map((other) => (
        <a key={other} href={localizedPath(path ?? pathname, other) + query} hrefLang={languageTag(other)} lang={languageTag(other)} aria-current={other === locale ? 'true' : undefined}>
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}
