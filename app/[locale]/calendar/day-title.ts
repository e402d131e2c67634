import { getLocale, getTranslations } from 'next-intl/server';
import type { NamedDay } from '@/components/calendar/named-day';
import { datedWeekday } from '@/components/calendar/season-label';
import type { Locale } from '@/lib/i18n/routing';

/** The name of a day as plain text, for titles and files; as components/calendar/celebration-text.tsx shows it. */
export async function dayTitle(day: NamedDay, given?: Locale): Promise<string> {
  const [main] = day.celebrations;
  const season = datedWeekday(main.id);
  return season ? (await getTranslations({ locale: given ?? (await getLocale()), namespace: 'calendar.plainDay' }))(season) : main.name.text;
}
