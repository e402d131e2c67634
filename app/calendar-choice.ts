import { cache } from 'react';
import { cookies } from 'next/headers';
import { readCalendarName, type CalendarName } from '@/lib/liturgy/calendar-choice';

/** Keeps which calendar a reader chose, as `calendarName` writes it. */
export const CALENDAR_COOKIE = 'calendar';

/** The calendar that this reader chose, or the general one. Read once for a request. */
export const keptCalendar = cache(async (): Promise<CalendarName> => readCalendarName((await cookies()).get(CALENDAR_COOKIE)?.value ?? '') ?? 'general');
