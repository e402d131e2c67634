import { kept } from './kept';
import type { SaintRecord } from './records';
import { saintProminence } from './saint-prominence';
import { saints } from './saints';

/**
 * Everyone kept on a day of the year, the well-known first, bare entries of the Martyrology's index last.
 * A saint with a second day in another calendar stands on both.
 * @param month 1 to 12
 * @param day 1 to 31; 29 February is a day of its own
 */
export function saintsOnDay(month: number, day: number): SaintRecord[] {
  return byDay().get(`${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`) ?? [];
}

function byDay(): ReadonlyMap<string, SaintRecord[]> {
  return kept('saints-by-day', () => {
    const days = new Map<string, SaintRecord[]>();
    const ranked = [...saints().values()]
      .map((saint) => ({ saint, prominence: saintProminence(saint) }))
      .sort((a, b) => b.prominence - a.prominence);
    for (const { saint } of ranked) {
      for (const feast of new Set([saint.feast_day, saint.feast_day_other])) {
        if (feast === undefined) continue;
        const already = days.get(feast);
        if (already) already.push(saint);
        else days.set(feast, [saint]);
      }
    }
    return days;
  });
}
