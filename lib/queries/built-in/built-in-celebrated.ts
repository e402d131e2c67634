import 'server-only';
import { celebratedSaints, type Celebrated } from '@/lib/agent/celebrated-saints';
import type { SaintRecord } from '@/lib/agent/directory/records';
import { saints } from '@/lib/agent/directory/saints';
import { saintsOnDay } from '@/lib/agent/directory/saints-on-day';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';

/** Ids of saints: whom a celebration is of, and all records that stand for them. */
export interface CelebratedIds {
  people: string[];
  records: string[];
}

/** Those of our records that the calendar itself names for celebrations, whatever their own dates: a feast may be moved, or have another date in a country. */
async function namedByCalendar(celebrations: readonly Celebration[], calendar: CalendarName): Promise<ReadonlyMap<string, Celebrated>> {
  const ids = new Set(celebrations.flatMap(({ id, saints: of }) => of ?? [id]));
  return celebratedSaints(celebrations, [...saints().values()].filter(({ romcal_id }) => romcal_id !== undefined && ids.has(romcal_id)), calendar);
}

const isBareEntry = ({ record_type }: SaintRecord) => record_type === 'martyrology-entry';

/** Whom each celebration of a day is of, by id of the celebration: so that the list of the day's saints names nobody twice. @param calendar that the day is of */
export async function celebratedOn(day: LiturgicalDay, calendar: CalendarName): Promise<ReadonlyMap<string, CelebratedIds>> {
  const found = new Map(await celebratedSaints(day.celebrations, saintsOnDay(Number(day.date.slice(5, 7)), Number(day.date.slice(8))), calendar));
  const isUnknown = ({ id, rank }: Celebration) => rank !== 'weekday' && rank !== 'sunday' && (found.get(id)?.people ?? []).every(isBareEntry);
  for (const [id, { people, records }] of await namedByCalendar(day.celebrations.filter(isUnknown), calendar)) {
    if (people.length > 0) found.set(id, { people, records: [...records, ...(found.get(id)?.records ?? [])] });
  }
  return new Map([...found].map(([id, { people, records }]) => [id, { people: people.map((saint) => saint.saint_id), records: records.map((saint) => saint.saint_id) }]));
}
