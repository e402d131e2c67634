import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { shortSeeNames } from './short-see-name';
import type { TakenSee } from './taken-away';

/**
 * The sees of a view that were found and have rows, each at the place of its colour.
 * @param asked every place of the address with what came of it
 * @param nameOf a see of the built-in agent in the reader's language; ids of another agent are not ours
 */
export function seesOf(asked: { code: string; place: number; outcome: Outcome<StatisticsSeries> }[], nameOf: (code: string) => string | undefined): TakenSee[] {
  const found = asked.flatMap(({ code, place, outcome }) => {
    if (outcome.kind !== 'found' || outcome.value.rows.length === 0) return [];
    const { value: { dioceseName, rows }, provenance: { agent, readAt } } = outcome;
    const [isBuiltIn, sentName] = [agent.kind === 'built-in', dioceseName || code];
    return [{ code, place, name: (isBuiltIn && nameOf(code)) || sentName, sentName, rows, agent: agent.name, isBuiltIn, readAt }];
  });
  const labels = shortSeeNames(found);
  return found.map((see, index) => ({ ...see, label: labels[index] ?? see.name }));
}
