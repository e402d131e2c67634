'use client';

import { useState } from 'react';
import { useLocale } from 'next-intl';
import { languageTag } from '@/lib/i18n/language-tag';
import { usePathname } from '@/lib/i18n/navigation';
import type { KeptWords } from './offline-ready';

/**
 * Over a page that is a copy: when it was read, and the way to read it anew. It is in every page, so it is small: drawn in the browser alone, it writes the time as
 * the browser does, in its own zone.
 * @param keptAt ISO 8601 instant
 */
export function KeptNotice({ keptAt, words }: { keptAt: string; words: KeptWords }) {
  const [locale, pathname] = [useLocale(), usePathname()];
  // The next page that is fetched is no copy.
  const [copied] = useState(pathname);
  if (pathname !== copied || Number.isNaN(Date.parse(keptAt))) return null;
  const written = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTag(locale), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(keptAt));
  const time = locale === 'fr' ? written.replace(/^1(?= )/, '1er') : written;
  return (
    <p className="kept-mark" role="status">
      <span>{words.copy.replace('{time}', time)}</span>
      <button type="button" className="txt noprint" onClick={() => window.location.reload()}>{words.anew}</button>
    </p>
  );
}
