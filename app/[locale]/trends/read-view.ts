import { getLocale } from 'next-intl/server';
import { nameIn } from '@/lib/queries/built-in/built-in';
import { figuresOf, type SeeFigures } from '@/lib/trends/lines';
import { seesOf } from '@/lib/trends/sees-of';
import type { TakenSee } from '@/lib/trends/taken-away';
import { codesOf, type TrendsState } from '@/lib/trends/trends-address';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { loadSeries } from './actions';

type Found = Extract<Outcome<StatisticsSeries>, { kind: 'found' }>;

export interface ReadView {
  asked: { code: string; place: number; outcome: Outcome<StatisticsSeries> }[];
  /** With rows, in the order of `sees`. */
  found: Found[];
  sees: TakenSee[];
  figures: SeeFigures[];
}

/** Reads what a view shows: every see of it through one action, and what came of it. */
export async function readView(state: TrendsState): Promise<ReadView> {
  const codes = codesOf(state);
  const outcomes = codes.length > 0 ? await loadSeries(codes) : [];
  const asked = codes.flatMap((code, index) => {
    const outcome = outcomes[index];
    return outcome ? [{ code, place: state.dioceses.indexOf(code), outcome }] : [];
  });
  const locale = await getLocale();
  const sees = seesOf(asked, (code) => nameIn('dioceses', code, locale));
  const found = asked.flatMap(({ outcome }) => (outcome.kind === 'found' && outcome.value.rows.length > 0 ? [outcome] : []));
  return { asked, found, sees, figures: figuresOf(sees, state) };
}
