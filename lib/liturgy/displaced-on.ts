import { liturgicalYear } from './calendar';
import type { CalendarName } from './calendar-choice';
import type { LiturgicalDay } from './day';
import { fixedCelebrations } from './fixed-celebrations';

/**
 * What a date has by the calendar and a higher day takes this year: not kept on it, nor moved to another.
 * @returns ids of celebrations
 */
export async function displacedOn(day: LiturgicalDay, calendar: CalendarName): Promise<string[]> {
  const usual = (await fixedCelebrations(day.date.slice(5), calendar)).map(({ id }) => id);
  const year = await liturgicalYear(Number(day.date.slice(0, 4)), calendar);
  const isKept = (id: string) => year.some(({ celebrations }) => celebrations.some((one) => one.id === id));
  return usual.filter((id) => !isKept(id));
}
