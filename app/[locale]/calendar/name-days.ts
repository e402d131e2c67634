import type { NamedDay } from '@/components/calendar/named-day';
import type { Locale } from '@/lib/i18n/routing';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { celebrationNames, type NameOf } from '@/lib/liturgy/names';

function named(day: LiturgicalDay, nameOf: NameOf): NamedDay {
  const [main, ...others] = day.celebrations;
  return { ...day, celebrations: [{ ...main, name: nameOf(main) }, ...others.map((other) => ({ ...other, name: nameOf(other) }))] };
}

/** Gives every celebration of the days its name in the page's language; the names are loaded once for all. */
export async function nameDays(days: readonly LiturgicalDay[], locale: Locale, calendar: CalendarName = 'general'): Promise<NamedDay[]> {
  const nameOf = await celebrationNames(locale, calendar);
  return days.map((day) => named(day, nameOf));
}

/** The same for one day. */
export async function nameDay(day: LiturgicalDay, locale: Locale, calendar: CalendarName = 'general'): Promise<NamedDay> {
  return named(day, await celebrationNames(locale, calendar));
}
