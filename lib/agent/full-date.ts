import { formatDay } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { parsePlainDate } from '@/lib/liturgy/plain-date';

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** "Thursday 19 March 2026", so that a reader sees which day a phrase was taken for. */
export function fullDate(date: string, locale: Locale = 'en'): string {
  // Programs search the text: spaces that keep a line together are for pages.
  if (locale !== 'en') return formatDay(date, locale, 'full').replace(/\s/g, ' ');
  const parts = parsePlainDate(date);
  if (!parts) return date;
  const moment = Date.UTC(parts.year, parts.month - 1, parts.day);
  return `${WEEKDAY.format(moment)} ${parts.day} ${MONTH.format(moment)} ${parts.year}`;
}
