import { calendarYears, liturgicalDay } from '@/lib/liturgy/calendar';
import { readCalendarName, type CalendarName } from '@/lib/liturgy/calendar-choice';
import { resolveDatePhrase, type ResolvedDate } from '@/lib/liturgy/date-phrase';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { calendarIds } from '@/lib/liturgy/national-calendars';
import { nextLeapDay } from '@/lib/liturgy/next-leap-day';
import { todayIn } from '@/lib/liturgy/today';
import { fullDate } from './full-date';
import { optionalText } from './read-fields';
import { invalidParams } from './rpc-error';
import type { SkillRequest } from './skill-handler';

/** Longer than any way of naming a day. */
const MAX_PHRASE = 300;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** @throws RpcError -32602 for what is no zone: another day than the asker's would be a wrong answer that nobody notices */
function askedZone({ timeZone }: SkillRequest): string {
  if (typeof timeZone === 'string' && isTimeZone(timeZone)) return timeZone;
  throw invalidParams('message.metadata.timeZone', 'must be the IANA name of a time zone, such as Europe/Malta');
}

/**
 * The calendar that a message asks for in `metadata.calendar`, or the general one.
 * @throws RpcError -32602 that names them all, for any other
 */
export function askedCalendar({ calendar }: SkillRequest): CalendarName {
  if (calendar === undefined || calendar === null) return 'general';
  const known = typeof calendar === 'string' ? readCalendarName(calendar) : undefined;
  if (known) return known;
  throw invalidParams('message.metadata.calendar', `must be one of ${calendarIds.join(', ')}`, { valid: calendarIds });
}

/** The day that a message means. */
export interface AskedDay extends ResolvedDate {
  /** It is 29 February of a later year than the next, since none before it has one. */
  leapDay?: true;
}

/**
 * The date that a message means in the asker's zone: `data.date` (or `data.query`), else its text; an ISO date or words in one of our six languages.
 * @returns undefined for what is no date, or one that does not exist (30 February): never a neighbouring day. A bare 29 February is the next there is
 * @throws RpcError -32602 when nothing is given, or the zone is none
 */
export async function askedDay(request: SkillRequest, calendar: CalendarName): Promise<AskedDay | undefined> {
  const { text, data } = request;
  const zone = askedZone(request);
  const phrase =
    optionalText(data.date, 'data.date', MAX_PHRASE) ??
    optionalText(data.query, 'data.query', MAX_PHRASE) ??
    optionalText(text, 'message.parts', MAX_PHRASE);
  if (!phrase) throw invalidParams('message.parts', 'must give a day as text or as data.date');
  const options = { today: todayIn(zone), calendar };
  const found = await resolveDatePhrase(phrase, options);
  if (found) return found;
  const leapDay = await nextLeapDay(phrase, options);
  return leapDay && { ...leapDay, leapDay: true };
}

/** Of 03-04-2026 and 26-12-25. */
function orderLine({ alternative, yearFirst }: { alternative?: string; yearFirst?: string }): string | undefined {
  const others = [
    ...(alternative ? [`with the month first it is ${fullDate(alternative)}`] : []),
    ...(yearFirst ? [`with the year first it is ${fullDate(yearFirst)}`] : []),
  ];
  return others.length > 0 ? `Read with the day first; ${others.join('; ')}.` : undefined;
}

/** "next Sunday" on a Monday, and 下星期日: which of the two it was taken for. */
function nextLine(date: string, otherwise: string): string {
  return otherwise > date ? `Read as the first after today; that of the week after is ${fullDate(otherwise)}.` : `Read as that of next week; the first after today is ${fullDate(otherwise)}.`;
}

/** What an answer must say of how the day was understood: 03/04/2026 and "next Sunday" have two readings, and what was asked for may give way to a higher day. */
export function understoodLine({ date, understood, leapDay }: AskedDay): string | undefined {
  if (leapDay) return `29 February comes next in ${date.slice(0, 4)}.`;
  if (understood.kind === 'date') return orderLine(understood);
  if (understood.kind === 'relative') return understood.otherwise && nextLine(date, understood.otherwise);
  return understood.kept ? undefined : `What was asked for has its day on ${fullDate(date)}, but gives way to a higher day in ${date.slice(0, 4)}.`;
}

/** The liturgical day of a real date, or undefined for years that the calendar does not compute. */
export async function computedDay(date: string, calendar: CalendarName): Promise<LiturgicalDay | undefined> {
  const year = Number(date.slice(0, 4));
  return year >= calendarYears.first && year <= calendarYears.last ? liturgicalDay(date, calendar) : undefined;
}
