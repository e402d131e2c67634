import type { Locale } from '@/lib/i18n/routing';

/** What stands between the things of a list within a sentence. */
export const between = (locale: Locale) => (locale === 'zh' ? '、' : ', ');
