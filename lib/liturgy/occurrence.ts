import { LRUCache } from 'lru-cache';
import { isCalendarYear, liturgicalYear } from './calendar';
import type { CalendarName } from './calendar-choice';
import { principalDays } from './date-words';
import type { LiturgicalDay } from './day';
import { easterSunday } from './easter';
import { usualMonthDay } from './fixed-celebrations';
import { addDays, isPlainDate } from './plain-date';

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
async function listedDay(id: string, year: number, calendar: CalendarName): Promise<LiturgicalDay | undefined> {
  if (!isCalendarYear(year)) return undefined;
  const days = await liturgicalYear(year, calendar);
  const main = days.find(({ celebrations }) => celebrations[0].id === id);
  return main ?? days.find(({ celebrations }) => celebrations.some((one) => one.id === id));
}

/** Where a celebration would be if nothing higher fell on the same day. */
async function usualDate(id: string, year: number, calendar: CalendarName): Promise<string | undefined> {
  const when = principalDays.find((day) => day.id === id)?.when ?? '';
  const fromEaster = /^easter([+-]\d+)/.exec(when);
  if (fromEaster) return addDays(easterSunday(year), Number(fromEaster[1]));
  const ofWeek = /^([a-z]+)(?:_time)?_(\d+)_([a-z]+)$/.exec(id);
  if (!ofWeek) {
    const fixed = `${year}-${(await usualMonthDay(id, calendar)) ?? ''}`;
    return isPlainDate(fixed) ? fixed : undefined;
  }
  const [, season, week, weekday = ''] = ofWeek;
  const days = await liturgicalYear(year, calendar);
  return days.find((day) => day.season === season && day.week === Number(week) && day.weekday === weekdayIds.indexOf(weekday))?.date;
}

async function findIn(celebrationId: string, year: number, calendar: CalendarName): Promise<Occurrence | undefined> {
  const day = await listedDay(celebrationId, year, calendar);
  if (day) return asOccurrence(day, celebrationId);
  const date = await usualDate(celebrationId, year, calendar);
  return date ? { date, celebrationId, kept: false } : undefined;
}

/** The most Sundays that a season can have; a name can be made for a twentieth of Advent, and no year need be searched for it. */
const mostSundays: Record<string, number> = { advent: 4, christmas_time: 3, lent: 6, easter_time: 8, ordinary_time: 34 };

function isBeyondSeason(id: string): boolean {
  const [, season = '', week] = /^(\w+)_(\d+)_sunday$/.exec(id) ?? [];
  return Number(week) > (mostSundays[season] ?? Infinity);
}

/** Celebrations that a year of a calendar has not: years are dropped from memory long before. */
function absentOnes(): LRUCache<string, true> {
  const holder = globalThis as typeof globalThis & { absentCelebrations?: LRUCache<string, true> };
  return (holder.absentCelebrations ??= new LRUCache({ max: 5_000 }));
}

/** The day of a celebration in a civil year. Undefined when it has none, or the year is not computed. */
export async function occurrenceIn(celebrationId: string, year: number, calendar: CalendarName = 'general'): Promise<Occurrence | undefined> {
  const key = `${celebrationId} ${year} ${calendar}`;
  if (!isCalendarYear(year) || isBeyondSeason(celebrationId) || absentOnes().has(key)) return undefined;
  const found = await findIn(celebrationId, year, calendar);
  if (!found) absentOnes().set(key, true);
  return found;
}

/** How many years ahead a day without a year is looked for: the ninth Sunday in Ordinary Time can be missing for several. */
const yearsAhead = 12;

/** The first day of a celebration on or after `from`, also where a higher day takes its place (`kept` is false then). */
export async function nextOccurrence(celebrationId: string, from: string, calendar: CalendarName = 'general'): Promise<Occurrence | undefined> {
  const year = Number(from.slice(0, 4));
  for (let ahead = 0; ahead <= yearsAhead; ahead += 1) {
    const found = await occurrenceIn(celebrationId, year + ahead, calendar);
    if (found && found.date >= from) return found;
  }
  return undefined;
}

/** The last day of a celebration before `before`, this year or last. */
export async function previousOccurrence(celebrationId: string, before: string, calendar: CalendarName = 'general'): Promise<Occurrence | undefined> {
  const year = Number(before.slice(0, 4));
  for (let back = 0; back <= 1; back += 1) {
    const found = await occurrenceIn(celebrationId, year - back, calendar);
    if (found && found.date < before) return found;
  }
  return undefined;
}
