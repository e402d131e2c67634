'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { todayIn } from '@/lib/liturgy/today';
import type { CitationWords } from './cite-passage';
import { sayLocator } from './locator';

/** The words of a citation in the page's language, with days as the reader counts them. */
export function useCitationWords(): CitationWords {
  const t = useTranslations('reading');
  const [locale, zone] = [useLocale(), useTimeZone() ?? 'UTC'];
  return {
    dayOf: (instant) => todayIn(zone, new Date(instant)),
    locator: (locator) => sayLocator(locator, t),
    date: (date) => formatDay(date, locale),
    read: (day) => t('cite.read', { date: day }),
    accessed: (day) => t('cite.accessed', { date: day }),
    quoted: (quote) => t('cite.quoted', { quote }),
    isFullWidth: locale === 'zh',
  };
}
