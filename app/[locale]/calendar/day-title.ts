import { getTranslations } from 'next-intl/server';
import type { NamedDay } from '@/components/calendar/named-day';
import { datedWeekday } from '@/components/calendar/season-label';

/** The name of a day as plain text, for titles; as components/calendar/celebration-text.tsx shows it. */
export async function dayTitle(day: NamedDay): Promise<string> {
  const [main] = day.celebrations;
  const season = datedWeekday(main.id);
  return season ? (await getTranslations('calendar.plainDay'))(season) : main.name.text;
}
