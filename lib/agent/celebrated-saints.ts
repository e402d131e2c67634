import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import type { NamedCelebration } from '@/lib/liturgy/fixed-celebrations';
import { celebrationNames } from '@/lib/liturgy/names';
import { nameKey } from '@/lib/liturgy/phrase-text';
import type { SaintRecord } from './directory/records';

/** "andrew" for "Saint Andrew, Apostle", for "The Passion of Saint Andrew" and for the record "Saint Andrew": the name without what stands around it. */
const bareName = (name: string) => nameKey(name.replace(/,.*$/, '')).replace(/^(?:(?:passion|nativity|birth|conversion) of (?=st ))?(?:(?:st|blessed) )?/, '');

/** Saints with names of their own; where there are none the bare line of the Martyrology's index stands for the person. */
function people(records: readonly SaintRecord[]): SaintRecord[] {
  const known = records.filter((saint) => saint.record_type !== 'martyrology-entry');
  return known.length > 0 ? known : records.slice(0, 1);
}

export interface Celebrated {
  /** Those whom the celebration is of, best known first; empty for a mystery of the Lord or where the directory has nobody. */
  people: SaintRecord[];
  /** These and all further records of the same name: nobody stands twice in a list that begins with the celebration. */
  records: SaintRecord[];
}

/**
 * Which records of a day's saints are those of a celebration: by the calendar's id, else by the very name of the celebration.
 * Another record of exactly the same name on that day is the same person, entered twice.
 * @param celebrations those of one day
 * @param saints those whose feast falls on its date, best known first
 * @param calendar that has the celebrations
 * @returns by id of the celebration
 */
export async function celebratedSaints(celebrations: readonly NamedCelebration[], saints: readonly SaintRecord[], calendar: CalendarName = 'general'): Promise<ReadonlyMap<string, Celebrated>> {
  const nameOf = await celebrationNames('en', calendar);
  return new Map(celebrations.map((celebration) => {
    const ids = celebration.saints ?? [celebration.id];
    const byId = saints.filter((saint) => saint.romcal_id && ids.includes(saint.romcal_id));
    const names = [nameOf(celebration).text, ...byId.map((saint) => saint.primary_name)].map(bareName);
    const byName = saints.filter((saint) => names.includes(bareName(saint.primary_name)));
    return [celebration.id, { people: people(byId.length > 0 ? byId : byName), records: [...new Set([...byId, ...byName])] }];
  }));
}
