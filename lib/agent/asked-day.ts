import { calendarYears, liturgicalDay } from '@/lib/liturgy/calendar';
import { resolveDatePhrase, type ResolvedDate } from '@/lib/liturgy/date-phrase';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { calendarIds, isCalendarId, type CalendarId } from '@/lib/liturgy/national-calendars';
import { todayIn } from '@/lib/liturgy/today';
import { fullDate } from './full-date';
import { optionalText } from './read-fields';
import { invalidParams } from './rpc-error';
import type { SkillRequest } from './skill-handler';

/** Longer than any way of naming a day. */
const MAX_PHRASE = 300;

/**
 * The calendar that a message asks for in `metadata.calendar`, or the general one.
 * @throws RpcError -32602 that names them all, for any other
 */
export function askedCalendar({ calendar }: SkillRequest): CalendarId {
  if (calendar === undefined || calendar === null) return 'general';
  if (typeof calendar === 'string' && isCalendarId(calendar)) return calendar;
  throw invalidParams('message.metadata.calendar', `must be one of ${calendarIds.join(', ')}`, { valid: calendarIds });
}

/**
 * The date that a message means in the asker's zone: `data.date` (or `data.query`), else its text; an ISO date or words in one of our six languages.
 * @returns undefined for what is no date, or one that does not exist (30 February): never a neighbouring day
 * @throws RpcError -32602 when nothing is given
 */
export async function askedDay({ text, data, timeZone }: SkillRequest, calendar: CalendarId): Promise<ResolvedDate | undefined> {
  const phrase =
    optionalText(data.date, 'data.date', MAX_PHRASE) ??
    optionalText(data.query, 'data.query', MAX_PHRASE) ??
    optionalText(text, 'message.parts', MAX_PHRASE);
  if (!phrase) throw invalidParams('message.parts', 'must give a day as text or as data.date');
  return resolveDatePhrase(phrase, { today: todayIn(timeZone), calendar });
}

/** What an answer must say of how the day was understood: 03/04/2026 has two readings, and what was asked for may give way to a higher day. */
export function understoodLine({ date, understood }: ResolvedDate): string | undefined {
  if (understood.kind === 'date' && understood.alternative) return `Read with the day first; with the month first it is ${fullDate(understood.alternative)}.`;
  if (understood.kind === 'celebration' && !understood.kept) return `What was asked for has its day on ${fullDate(date)}, but gives way to a higher day this year.`;
  return undefined;
}

/** The liturgical day of a real date, or undefined for years that the calendar does not compute. */
export async function computedDay(date: string, calendar: CalendarId): Promise<LiturgicalDay | undefined> {
  const year = Number(date.slice(0, 4));
  return year >= calendarYears.first && year <= calendarYears.last ? liturgicalDay(date, calendar) : undefined;
}
