import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { shortSeeNames } from './short-see-name';
import type { TakenSee } from './taken-away';

/** The sees of a view that were found and have rows, each at the place of its colour. @param asked every place of the address with what came of it */
export function seesOf(asked: { code: string; place: number; outcome: Outcome<StatisticsSeries> }[]): TakenSee[] {
  const found = asked.flatMap(({ code, place, outcome }) => (outcome.kind === 'found' && outcome.value.rows.length > 0 ? [{ code, place, name: outcome.value.dioceseName || code, rows: outcome.value.rows, agent: outcome.provenance.agent.name, isBuiltIn: outcome.provenance.agent.kind === 'built-in', readAt: outcome.provenance.readAt }] : []));
  const labels = shortSeeNames(found);
  return found.map((see, index) => ({ ...see, label: labels[index] ?? see.name }));
}
