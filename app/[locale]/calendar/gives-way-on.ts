import { getLocale } from 'next-intl/server';
import type { NamedCelebration } from '@/components/calendar/named-day';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { celebrationNames } from '@/lib/liturgy/names';
import { displacedOn } from '@/lib/liturgy/displaced-on';

/** The celebrations that a date has by the calendar and a higher day takes this year, with their names. */
export async function givesWayOn(day: LiturgicalDay, calendar: CalendarName): Promise<Pick<NamedCelebration, 'id' | 'name'>[]> {
  const [displaced, nameOf] = await Promise.all([displacedOn(day, calendar), celebrationNames(await getLocale(), calendar)]);
  return displaced.map((id) => ({ id, name: nameOf({ id }) }));
}
