import { datedWeekdayName } from '@/lib/liturgy/dated-weekdays';
import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';
import { celebrationName } from '@/lib/liturgy/names';
import type { Wording } from './wording';

/** The name of a celebration, or of a day's main one, for the texts of the agent: "Weekday of Advent, 17 December" where the calendar's "December 17" would say nothing beside the date. */
export async function celebrationTitle(of: Pick<Celebration, 'id'> | LiturgicalDay, { calendar, locale }: Wording): Promise<string> {
  const { id } = 'celebrations' in of ? of.celebrations[0] : of;
  return datedWeekdayName(id, locale) ?? (await celebrationName({ id }, locale, calendar)).text;
}
