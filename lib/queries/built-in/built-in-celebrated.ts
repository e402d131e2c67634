import 'server-only';
import { celebratedSaints, type Celebrated } from '@/lib/agent/celebrated-saints';
import { saints } from '@/lib/agent/directory/saints';
import { saintsOnDay } from '@/lib/agent/directory/saints-on-day';
import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';

/** Ids of saints: whom a celebration is of, and all records that stand for them. */
export interface CelebratedIds {
  people: string[];
  records: string[];
}

/** The same for those celebrations that are not kept on the date of whom they are of: moved, or on another in a country. */
async function celebratedElsewhere(celebrations: readonly Celebration[]): Promise<ReadonlyMap<string, Celebrated>> {
  const ids = new Set(celebrations.flatMap(({ id, saints: of }) => of ?? [id]));
  return celebratedSaints(celebrations, [...saints().values()].filter(({ romcal_id }) => romcal_id !== undefined && ids.has(romcal_id)));
}

/** Whom each celebration of a day is of, by id of the celebration: so that the list of the day's saints names nobody twice. */
export async function celebratedOn(day: LiturgicalDay): Promise<ReadonlyMap<string, CelebratedIds>> {
  const onDate = await celebratedSaints(day.celebrations, saintsOnDay(Number(day.date.slice(5, 7)), Number(day.date.slice(8))));
  const without = day.celebrations.filter(({ id, rank }) => rank !== 'weekday' && rank !== 'sunday' && !onDate.get(id)?.people.length);
  const found = without.length === 0 ? onDate : new Map([...onDate, ...(await celebratedElsewhere(without))]);
  return new Map([...found].map(([id, { people, records }]) => [id, { people: people.map((saint) => saint.saint_id), records: records.map((saint) => saint.saint_id) }]));
}
