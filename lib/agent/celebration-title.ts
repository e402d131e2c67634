import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';
import { celebrationName } from '@/lib/liturgy/names';
import type { Wording } from './wording';

/** Weekdays whose name in the calendar is their date alone: beside a date it would say nothing. */
const DATED_WEEKDAYS: readonly [RegExp, season: string, month: string][] = [
  [/^advent_december_(\d+)$/, 'Advent', 'December'],
  [/^christmas_time_january_(\d+)$/, 'Christmas Time', 'January'],
];

/** The name of a celebration, or of a day's main one, for the texts of the agent: "Weekday of Advent, 17 December" for the calendar's "December 17". */
export async function celebrationTitle(of: Pick<Celebration, 'id'> | LiturgicalDay, { calendar, locale }: Wording): Promise<string> {
  const { id } = 'celebrations' in of ? of.celebrations[0] : of;
  for (const [pattern, season, month] of DATED_WEEKDAYS) {
    const day = pattern.exec(id)?.[1];
    if (day) return `Weekday of ${season}, ${day} ${month}`;
  }
  return (await celebrationName({ id }, locale, calendar)).text;
}
