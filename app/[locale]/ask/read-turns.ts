import { readerDays } from '@/app/reader-days';
import type { Turn } from '@/components/ask/turn';
import type { Locale } from '@/lib/i18n/routing';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { linkedNames } from '@/lib/queries/built-in/built-in-names';
import { recentSeconds } from '@/lib/queries/questions/answer-seconds';
import { glanceAt } from '@/lib/queries/questions/watch-ticket';
import { findDays } from '../calendar/find-day';
import { lookUpOf } from './look-up-of';

/** An answer that comes as quickly as a page is drawn is drawn with it: no ruled lines flash by. */
const GRACE_MS = 250;

/** Names in an answer with the pages that our own agent has of them, or with the search that another one would be asked. */
function namesOf(outcome: Turn['outcome'], locale: Locale): Turn['names'] {
  if (outcome?.kind !== 'found') return undefined;
  const own = outcome.provenance.agent.kind === 'built-in';
  return linkedNames(outcome.value.text, locale).map(({ words, page, search, needs }) => ({ words, href: own ? page : search, ...(needs ? { needs } : {}) }));
}

/**
 * The turns of an address as they stand now.
 * @param tickets ids in the order of the turns; those no longer kept are left out
 */
export async function readTurns(tickets: readonly string[], locale: Locale): Promise<Turn[]> {
  const { identity } = await currentAgent();
  const kept = (await Promise.all(tickets.map((id) => glanceAt(id, identity, GRACE_MS)))).flatMap((ticket) => ticket ?? []);
  const isDay = async (words: string) => (await findDays(words, [(await readerDays()).likely], locale)).length > 0;
  return Promise.all(kept.map(async ({ id, question, locale: askedIn, startedAt, sentAt, queue, outcome }) => ({
    ticket: id, question, locale: askedIn, startedAt, elapsedMs: Date.now() - Date.parse(sentAt ?? startedAt), queue, outcome,
    usualSeconds: outcome ? undefined : recentSeconds(), names: namesOf(outcome, locale), lookUp: await lookUpOf(question, outcome, isDay),
  })));
}
