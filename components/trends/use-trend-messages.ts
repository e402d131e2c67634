import { useLocale, useTranslations } from 'next-intl';
import type { TrendMessages } from '@/lib/trends/words';

/** The messages that sentences about figures are made of, for a component of the server. */
export function useTrendMessages(): TrendMessages {
  return { t: useTranslations('trends'), metrics: useTranslations('metrics'), locale: useLocale() };
}
