import 'server-only';
import { celebratedSaints } from '@/lib/agent/celebrated-saints';
import { saints } from '@/lib/agent/directory/saints';
import { saintsOnDay } from '@/lib/agent/directory/saints-on-day';
import { fixedCelebrations } from '@/lib/liturgy/fixed-celebrations';

/**
 * The celebration of the General Roman Calendar that is of a saint, on the saint's day; by our own directory, whichever agent is connected.
 * @param saintId as in our directory
 * @param monthDay `MM-DD`
 * @returns romcal's id, or undefined where the calendar has none: most saints are in the Martyrology only
 */
export async function celebrationOf(saintId: string, monthDay: string): Promise<string | undefined> {
  const saint = saints().get(saintId);
  if (!saint) return undefined;
  const onDay = saintsOnDay(Number(monthDay.slice(0, 2)), Number(monthDay.slice(3)));
  const celebrated = await celebratedSaints(await fixedCelebrations(monthDay), onDay);
  return [...celebrated].find(([, { people, records }]) => [...people, ...records].some(({ saint_id }) => saint_id === saintId))?.[0];
}
