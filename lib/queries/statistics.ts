import 'server-only';
import { dioceseStatisticsLookup, type StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { currentAgent } from './calls/agent-of-reader';
import { answerKey, keepAnswer } from './calls/kept-answers';
import { keptOutcome } from './calls/kept-outcome';
import { onePerRequest } from './calls/one-per-request';

/** Yearly series of one diocese, by `source_code` or by name. */
const getStatistics = onePerRequest(dioceseStatisticsLookup);

/** Series of several dioceses at once, in the order of the codes; each may fail on its own. @param anew asks the agent whatever is kept */
export function getSeries(codes: string[], anew = false): Promise<Outcome<StatisticsSeries>[]> {
  return Promise.all(codes.map((code) => getStatistics({ source_code: code }, anew ? { anew } : {})));
}

/** The series of the diocese a name means. It is kept under its code too: the page that shows it next is no second call. */
export async function findStatistics(query: string): Promise<Outcome<StatisticsSeries>> {
  const outcome = await getStatistics({ query });
  const agent = await currentAgent();
  if (outcome.kind !== 'found' || !outcome.value.sourceCode || agent.kind === 'built-in') return outcome;
  const input = { source_code: outcome.value.sourceCode };
  await keepAnswer(answerKey(dioceseStatisticsLookup.id, input, agent, {}), dioceseStatisticsLookup.id, { ...outcome, provenance: { ...outcome.provenance, asked: { skill: dioceseStatisticsLookup.id, input } } });
  return outcome;
}

/** The series of several dioceses as far as it costs nothing to have them: our own agent's, or what another one has answered before. Undefined where one is not kept. */
export async function keptSeries(codes: string[]): Promise<(Outcome<StatisticsSeries> | undefined)[]> {
  if ((await currentAgent()).kind === 'built-in') return getSeries(codes);
  return Promise.all(codes.map(async (code) => (await keptOutcome(dioceseStatisticsLookup.id, { source_code: code })) as Outcome<StatisticsSeries> | undefined));
}
