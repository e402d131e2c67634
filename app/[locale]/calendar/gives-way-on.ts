import { getLocale } from 'next-intl/server';
import type { NamedCelebration } from '@/components/calendar/named-day';
import { liturgicalYear } from '@/lib/liturgy/calendar';
import { countryOf, type CalendarName } from '@/lib/liturgy/calendar-choice';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { fixedCelebrations } from '@/lib/liturgy/fixed-celebrations';
import { celebrationNames } from '@/lib/liturgy/names';

/**
 * The celebrations that a date has by the calendar and a higher day takes this year: not kept on it, nor moved to another. Of the general calendar only, since a country
 * may keep one on another date for good.
 */
export async function givesWayOn(day: LiturgicalDay, calendar: CalendarName): Promise<Pick<NamedCelebration, 'id' | 'name'>[]> {
  if (countryOf(calendar) !== 'general') return [];
  const usual = await fixedCelebrations(day.date.slice(5));
  const year = await liturgicalYear(Number(day.date.slice(0, 4)), calendar);
  const isKept = (id: string) => year.some(({ celebrations }) => celebrations.some((one) => one.id === id));
  const gone = usual.filter(({ id }) => !isKept(id));
  const nameOf = await celebrationNames(await getLocale(), calendar);
  return gone.map(({ id }) => ({ id, name: nameOf({ id }) }));
}
