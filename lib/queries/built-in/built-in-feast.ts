import 'server-only';
import { celebratedSaints } from '@/lib/agent/celebrated-saints';
import { saints } from '@/lib/agent/directory/saints';
import { saintsOnDay } from '@/lib/agent/directory/saints-on-day';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { fixedCelebrations } from '@/lib/liturgy/fixed-celebrations';

/**
 * The celebration that is of a saint, on the saint's day; by our own directory, whichever agent is connected. First of the General Roman Calendar, for
 * a country may keep the same one on a date of its own; else of the country's.
 * @param saintId as in our directory
 * @param monthDay `MM-DD`
 * @returns romcal's id, or undefined where the calendar has none: most saints are in the Martyrology only
 */
export async function celebrationOf(saintId: string, monthDay: string, calendar: CalendarName = 'general'): Promise<string | undefined> {
  const saint = saints().get(saintId);
  if (!saint) return undefined;
  const onDay = saintsOnDay(Number(monthDay.slice(0, 2)), Number(monthDay.slice(3)));
  const ofCalendar = async (one: CalendarName) => {
    const celebrated = await celebratedSaints(await fixedCelebrations(monthDay, one), onDay, one);
    return [...celebrated].find(([, { people, records }]) => [...people, ...records].some(({ saint_id }) => saint_id === saintId))?.[0];
  };
  return (await ofCalendar('general')) ?? (calendar === 'general' ? undefined : ofCalendar(calendar));
}
