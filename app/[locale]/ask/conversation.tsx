import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { maySignIn, signInPath } from '@/app/may-sign-in';
import { pageMetadata } from '@/app/page-metadata';
import { AskPage as AskView } from '@/components/ask/ask-page';
import { readEdit, readTickets } from '@/components/ask/conversation-address';
import { readBranches } from '@/components/ask/conversation-branches';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { allowance } from '@/lib/queries/budget/budget';
import { isMetered } from '@/lib/queries/budget/unmetered';
import { ticketOf } from '@/lib/queries/questions/tickets';
import { MAX_QUESTION_LENGTH } from '@/lib/skills/question-length';
import { askByForm, askQuestion, readAgain } from './actions';
import { readTurns } from './read-turns';

type Given = Record<string, string | string[] | undefined>;

/** The first of a parameter that may be absent or repeated. */
const first = (given: string | string[] | undefined) => (Array.isArray(given) ? given[0] : given) ?? '';

/** A conversation is called by its last question while the server knows it. */
export async function conversationMetadata({ ticket, q }: Given, id?: string): Promise<Metadata> {
  const t = await getTranslations('ask');
  const { identity } = await currentAgent();
  const question = (await ticketOf(readTickets(ticket).at(-1) ?? '', identity))?.question;
  const title = question ? (question.length > 80 ? `${question.slice(0, 79)}…` : question) : t('title');
  const index = ticket === undefined && q === undefined && id === undefined;
  return pageMetadata({ locale: await getLocale(), path: '/ask', title, description: t('description'), index });
}

/** The address of the page, with its language and all that it names. */
async function addressOf(given: Given, id: string | undefined): Promise<string> {
  const query = new URLSearchParams(Object.entries(given).flatMap(([name, values]) => [values ?? []].flat().map((value): [string, string] => [name, value])));
  return `${localizedPath(id ? `/ask/${id}` : '/ask', await getLocale())}?${query}`;
}

/**
 * The page of questions for an address.
 * @param given its parameters: `q` prefills and asks nothing, `ticket` names turns, `private` keeps nothing in the browser
 * @param id of the conversation, where the address has one; what the browser keeps of it is drawn there
 */
export async function Conversation({ given, id }: { given: Given; id?: string }) {
  const { ticket, q, problem } = given;
  const tickets = readTickets(ticket);
  const turns = await readTurns(tickets, await getLocale());
  const { kind, name, identity, mustSignIn } = await currentAgent();
  const expired = ticket !== undefined && turns.length < Math.max(1, tickets.length);
  const signIn = expired && (await maySignIn()) ? signInPath(await addressOf(given, id)) : undefined;
  return (
    <AskView
      turns={turns}
      named={tickets}
      conversation={{ id, isPrivate: first(given.private) === '1', branches: readBranches(tickets, [given.other ?? []].flat(), first(given.before) || undefined), edit: turns.length === tickets.length ? readEdit(first(given.edit), turns.length) : undefined }}
      prefilled={first(q).slice(0, MAX_QUESTION_LENGTH)}
      expired={expired}
      signIn={signIn}
      mustSignIn={mustSignIn && { reason: mustSignIn, href: signInPath(await addressOf(given, id)) }}
      problem={first(problem)}
      agent={{ builtIn: kind === 'built-in', name }}
      allowance={isMetered(identity) ? await allowance(identity) : undefined}
      siteUrl={env().SITE_URL}
      means={{ ask: askQuestion, askByForm, earlier: turns.map((turn) => turn.ticket), press: crypto.randomUUID() }}
      readAgain={readAgain}
    />
  );
}
