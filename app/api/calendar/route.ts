import { NextResponse } from 'next/server';
import { CALENDAR_COOKIE } from '@/app/calendar-choice';
import { env } from '@/lib/env';
import { calendarName, movableToSunday, readCalendarName, type CalendarName } from '@/lib/liturgy/calendar-choice';
import { calendarIdOf } from '@/lib/liturgy/national-calendars';
import { ownPath } from '@/lib/own-path';
import { refuseForeign } from '@/lib/refused-form';
import { methodNotAllowed } from '../method-not-allowed';
import { readFields } from '../read-fields';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const MOST_BYTES = 8_192;
const YEAR_SECONDS = 31_536_000;

type Fields = Record<string, string | undefined>;

function chosen(fields: Fields): CalendarName {
  const country = calendarIdOf(fields.country ?? '') ?? 'general';
  if (fields.sundays !== 'own') return country;
  return calendarName(country, movableToSunday.filter((one) => fields[one] !== undefined));
}

/** The page that the choice was made on, in the calendar that was chosen; the general one needs no parameter. */
function backTo(path: string, calendar: CalendarName): string {
  const url = new URL(ownPath(path), env().SITE_URL);
  if (calendar === 'general') url.searchParams.delete('calendar');
  else url.searchParams.set('calendar', calendar);
  return `${url.pathname}${url.search}`;
}

/** Keeps which calendar a reader chose, and goes back to the page. The form is components/calendar/choose-calendar.tsx. */
export async function POST(request: Request): Promise<Response> {
  const refused = await refuseForeign(request.headers);
  if (refused) return refused;
  const fields = await readFields(request, MOST_BYTES);
  if (!fields) return new NextResponse(null, { status: 400 });
  const calendar = readCalendarName(chosen(fields)) ?? 'general';
  const response = new NextResponse(null, { status: 303, headers: { Location: backTo(fields.path ?? '/calendar', calendar), 'Cache-Control': 'no-store' } });
  const secure = env().SITE_URL.startsWith('https:');
  if (calendar === 'general') response.cookies.delete(CALENDAR_COOKIE);
  else response.cookies.set(CALENDAR_COOKIE, calendar, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true, secure });
  return response;
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
