import 'server-only';
import { celebratedSaints } from '@/lib/agent/celebrated-saints';
import { saintsOnDay } from '@/lib/agent/directory/saints-on-day';
import type { LiturgicalDay } from '@/lib/liturgy/day';

/** Ids of saints: whom a celebration is of, and all records that stand for them. */
export interface CelebratedIds {
  people: string[];
  records: string[];
}

/** Whom each celebration of a day is of, by id of the celebration: so that the list of the day's saints names nobody twice. */
export async function celebratedOn(day: LiturgicalDay): Promise<ReadonlyMap<string, CelebratedIds>> {
  const saints = saintsOnDay(Number(day.date.slice(5, 7)), Number(day.date.slice(8)));
  const found = await celebratedSaints(day.celebrations, saints);
  return new Map([...found].map(([id, { people, records }]) => [id, { people: people.map((saint) => saint.saint_id), records: records.map((saint) => saint.saint_id) }]));
}
