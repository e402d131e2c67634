'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/format';
import { todayIn } from '@/lib/liturgy/today';
import type { ExportWords } from './words';

/** The words of an exported answer in the language of the page. */
export function useExportWords(): ExportWords {
  const t = useTranslations('export');
  const [locale, zone] = [useLocale(), useTimeZone() ?? 'UTC'];
  return {
    sources: t('sources'), found: t('found'), answeredBy: (name, readAt) => t('answeredBy', { name, time: formatInstant(readAt, locale, zone) }),
    dayOf: (instant) => todayIn(zone, new Date(instant)),
  };
}
