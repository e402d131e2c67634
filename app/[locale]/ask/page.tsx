import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { AskPage as AskView } from '@/components/ask/ask-page';
import { readTickets } from '@/components/ask/conversation-address';
import { env } from '@/lib/env';
import { currentAgent } from '@/lib/queries/agent-of-reader';
import { allowance } from '@/lib/queries/budget/budget';
import { isMetered } from '@/lib/queries/budget/unmetered';
import { ticketOf } from '@/lib/queries/tickets';
import { MAX_QUESTION_LENGTH } from '@/lib/skills/question-length';
import { askByForm, askQuestion, readAgain } from './actions';
import { readTurns } from './read-turns';

/** The first of a parameter that may be absent or repeated. */
const first = (given: string | string[] | undefined) => (Array.isArray(given) ? given[0] : given) ?? '';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/ask'>): Promise<Metadata> {
  const { ticket, q } = await searchParams;
  const t = await getTranslations('ask');
  const { identity } = await currentAgent();
  const question = (await ticketOf(readTickets(ticket).at(-1) ?? '', identity))?.question;
  const title = question ? (question.length > 80 ? `${question.slice(0, 79)}…` : question) : t('title');
  return pageMetadata({ locale: await getLocale(), path: '/ask', title, description: t('description'), index: ticket === undefined && q === undefined });
}

/** `/ask`, `/ask?q=…` (prefills, asks nothing), `/ask?ticket=…&ticket=…` (a conversation). */
export default async function AskPage({ searchParams }: PageProps<'/[locale]/ask'>) {
  const { ticket, q, problem } = await searchParams;
  const tickets = readTickets(ticket);
  const turns = await readTurns(tickets, await getLocale());
  const { kind, name, identity } = await currentAgent();
  return (
    <AskView
      turns={turns}
      named={tickets}
      prefilled={first(q).slice(0, MAX_QUESTION_LENGTH)}
      expired={ticket !== undefined && turns.length < Math.max(1, tickets.length)}
      problem={first(problem)}
      agent={{ builtIn: kind === 'built-in', name }}
      allowance={isMetered(identity) ? await allowance(identity) : undefined}
      siteUrl={env().SITE_URL}
      means={{ ask: askQuestion, askByForm, earlier: turns.map((turn) => turn.ticket), press: crypto.randomUUID() }}
      readAgain={readAgain}
    />
  );
}
