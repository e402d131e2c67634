import { isCalendarYear, liturgicalYear } from './calendar';
import { principalDays } from './date-words';
import type { LiturgicalDay } from './day';
import { easterSunday } from './easter';
import type { CalendarId } from './national-calendars';
import { addDays } from './plain-date';

/** A day on which a celebration falls. */
export interface Occurrence {
  date: string;
  celebrationId: string;
  /** False when a higher day takes its place that year, or when the general calendar does not have it. */
  kept: boolean;
  /** Its usual date, when it was moved. */
  movedFrom?: string;
}

function asOccurrence(day: LiturgicalDay, celebrationId: string): Occurrence {
  const moved = day.moved && day.celebrations[0].id === celebrationId ? { movedFrom: day.moved.from } : {};
  return { date: day.date, celebrationId, kept: true, ...moved };
}

const weekdayIds = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day in a year on which a celebration is listed: as the main one, else as one that may be kept. */
async function listedDay(id: string, year: number, calendar: CalendarId): Promise<LiturgicalDay | undefined> {
  if (!isCalendarYear(year)) return undefined;
  const days = await liturgicalYear(year, calendar);
  const main = days.find(({ celebrations }) => celebrations[0].id === id);
  return main ?? days.find(({ celebrations }) => celebrations.some((one) => one.id === id));
}

/** The day of the month on which the years around agree: a saint whose day is a Sunday this year has it last year and next. */
async function fixedDate(id: string, year: number, calendar: CalendarId): Promise<string | undefined> {
  const around = await Promise.all([year - 1, year + 1, year - 2, year + 2].map((other) => listedDay(id, other, calendar)));
  const [one, other] = around.flatMap((day) => day?.date.slice(5) ?? []);
  return one !== undefined && one === other ? `${year}-${one}` : undefined;
}

/** Where a celebration would be if nothing higher fell on the same day. */
async function usualDate(id: string, year: number, calendar: CalendarId): Promise<string | undefined> {
  const when = principalDays.find((day) => day.id === id)?.when ?? '';
  const fromEaster = /^easter([+-]\d+)/.exec(when);
  if (fromEaster) return addDays(easterSunday(year), Number(fromEaster[1]));
  const ofWeek = /^([a-z]+)(?:_time)?_(\d+)_([a-z]+)$/.exec(id);
  if (!ofWeek) return fixedDate(id, year, calendar);
  const [, season, week, weekday = ''] = ofWeek;
  const days = await liturgicalYear(year, calendar);
  return days.find((day) => day.season === season && day.week === Number(week) && day.weekday === weekdayIds.indexOf(weekday))?.date;
}

/** The day of a celebration in a civil year. Undefined when it has none, or the year is not computed. */
export async function occurrenceIn(celebrationId: string, year: number, calendar: CalendarId = 'general'): Promise<Occurrence | undefined> {
  if (!isCalendarYear(year)) return undefined;
  const day = await listedDay(celebrationId, year, calendar);
  if (day) return asOccurrence(day, celebrationId);
  const date = await usualDate(celebrationId, year, calendar);
  return date ? { date, celebrationId, kept: false } : undefined;
}

/** How many years ahead a day without a year is looked for: the ninth Sunday in Ordinary Time can be missing for several. */
const yearsAhead = 12;

/** The first day of a celebration on or after `from`, also where a higher day takes its place (`kept` is false then). */
export async function nextOccurrence(celebrationId: string, from: string, calendar: CalendarId = 'general'): Promise<Occurrence | undefined> {
  const year = Number(from.slice(0, 4));
  for (let ahead = 0; ahead <= yearsAhead; ahead += 1) {
    const found = await occurrenceIn(celebrationId, year + ahead, calendar);
    if (found && found.date >= from) return found;
  }
  return undefined;
}

/** The last day of a celebration before `before`, this year or last. */
export async function previousOccurrence(celebrationId: string, before: string, calendar: CalendarId = 'general'): Promise<Occurrence | undefined> {
  const year = Number(before.slice(0, 4));
  for (let back = 0; back <= 1; back += 1) {
    const found = await occurrenceIn(celebrationId, year - back, calendar);
    if (found && found.date < before) return found;
  }
  return undefined;
}
