import { getLocale } from 'next-intl/server';
import { keptCalendar } from '@/app/calendar-choice';
import { redirect } from '@/lib/i18n/navigation';
import { readCalendarName, type CalendarName } from '@/lib/liturgy/calendar-choice';

export type SearchParams = Record<string, string | string[] | undefined>;

/** The first of a parameter that was given more than once. */
export const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The calendar that an address names; what is none counts as not given. */
export function askedCalendar({ calendar }: SearchParams): CalendarName | undefined {
  return readCalendarName(firstOf(calendar) ?? '');
}

/** The parameters of an address that were given and name nothing. */
export function unreadOf(asked: SearchParams): 'calendar'[] {
  return firstOf(asked.calendar) && !askedCalendar(asked) ? ['calendar'] : [];
}

/** How the addresses in a page name its calendar: the general one is left out, unless the reader keeps another, which would take its place. */
export async function calendarInAddress(calendar: CalendarName): Promise<CalendarName | undefined> {
  return calendar === 'general' && (await keptCalendar()) === 'general' ? undefined : calendar;
}

/**
 * The calendar of a page: the address's, else the reader's own, for which the page leads to the address that names it, so that what is shared
 * is what is seen.
 * @param path of the page, without language and parameters
 */
export async function calendarOf(path: string, asked: SearchParams): Promise<CalendarName> {
  const named = askedCalendar(asked);
  if (named) return named;
  const kept = await keptCalendar();
  if (kept === 'general') return kept;
  const others = Object.entries(asked).flatMap(([name, value]) => (name === 'calendar' || value === undefined ? [] : [[name, firstOf(value) ?? ''] as const]));
  return redirect({ href: { pathname: path, query: { ...Object.fromEntries(others), calendar: kept } }, locale: await getLocale() });
}
