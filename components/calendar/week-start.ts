import type { Locale } from '@/lib/i18n/routing';

/**
 * First day of the week on the page: 0 Sunday, 1 Monday. Our own table (Unicode's for the United States, Malta and mainland China),
 * since `Intl.Locale` tells it under two names, by version, and in Firefox not at all.
 */
export const weekStart: Record<Locale, 0 | 1> = { en: 0, de: 1, fr: 1, hu: 1, zh: 1, mt: 0 };

/** The seven weekdays, 0 is Sunday, in the order of the page. */
export function weekdayOrder(start: 0 | 1): number[] {
  return Array.from({ length: 7 }, (_, index) => (index + start) % 7);
}
