import { isCalendarYear, liturgicalDay, liturgicalYear } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { addDays } from '@/lib/liturgy/plain-date';

/** The day before or after, where the calendar computes it. */
export async function neighbourDay(date: string, step: 1 | -1, calendar: CalendarName = 'general'): Promise<LiturgicalDay | undefined> {
  const to = addDays(date, step);
  return isCalendarYear(Number(to.slice(0, 4))) ? liturgicalDay(to, calendar) : undefined;
}

/** The following day, when its vigil Mass is kept this evening. Holy Saturday's own vigil belongs to its own page. */
export function vigilTonight(after: LiturgicalDay | undefined): LiturgicalDay | undefined {
  return after && after.season !== 'triduum' && readingsOf(after).masses.some(({ key }) => key === 'vigil') ? after : undefined;
}

/** Holy Saturday, seen from Easter Sunday: the Easter Vigil was the evening before. */
export function easterVigilBefore(day: LiturgicalDay, before: LiturgicalDay | undefined): LiturgicalDay | undefined {
  return day.celebrations[0].id === 'easter_sunday' ? before : undefined;
}

/** The day to which the celebration was moved that is usually kept on `date`. */
export async function movedFrom(date: string, calendar: CalendarName = 'general'): Promise<LiturgicalDay | undefined> {
  return (await liturgicalYear(Number(date.slice(0, 4)), calendar)).find(({ moved }) => moved?.from === date);
}
