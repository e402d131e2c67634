import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { catholicQa, type Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import { currentAgent, type Agent } from '../calls/agent-of-reader';
import { enqueue, leave, waitingOf } from '../budget/budget';
import { callInTurn } from '../calls/call';
import { answerKey, keptAnswer } from '../calls/kept-answers';
import { noteAnswerTime } from './answer-seconds';
import { isShared, shareTicket, takeWish, ticketOfSharedPress } from './shared-tickets';
import { keepPress, keepTicket, ownTicket, ticketOfPress, viewOf, type OwnTicket } from './tickets';

/** How often a question that waits or is under way shows other instances how it stands. */
const BEAT_MS = 2_000;

export interface Opening {
  /** Id of the form that was pressed: pressing again gives the ticket of the first press, and nothing is sent. */
  press?: string;
  /** Language of the page it is asked on, which the agent is told. */
  locale?: Locale;
  /** How long it waits in the queue while nobody asks about it. */
  patienceMs?: number;
}

/**
 * Sends a question to the agent of this reader, once: at once, or when its turn in the queue has come. Does not wait for the answer.
 * What the same person was answered today to the same words is answered so again, at no cost.
 * @param question trimmed text within the length of the skill
 * @returns the ticket under which the answer will be found
 */
export async function openQuestion(question: string, { press, locale, patienceMs }: Opening = {}): Promise<OwnTicket> {
  const agent = await currentAgent();
  const kept = agent.kind === 'built-in' ? undefined : await keptAnswer<Answer>(answerKey(catholicQa.id, { question }, agent, { locale }));
  // From here to keepPress one process alone awaits nothing, so that two presses in one moment are told apart; of several, the store tells.
  const pressed = press ? `${agent.identity} ${press} ${question}` : undefined;
  const earlier = pressed ? ticketOfPress(pressed) : undefined;
  // What failed or was stopped may be asked again from the same form.
  if (earlier && (!earlier.outcome || earlier.outcome.kind === 'found')) return earlier;
  const ticket = newTicket(question, agent, locale);
  const first = pressed && isShared() ? await ticketOfSharedPress(pressed, ticket.id) : ticket.id;
  if (first !== ticket.id) return ownTicket(first) ?? { ...ticket, id: first };
  if (kept) ticket.outcome = kept;
  else if (agent.mustSignIn) ticket.outcome = { kind: 'refused', reason: agent.mustSignIn };
  else ask(ticket, agent, patienceMs);
  keepTicket(ticket);
  if (pressed) keepPress(pressed, ticket.id);
  return ticket;
}

function newTicket(question: string, { identity }: Agent, locale: Locale | undefined): OwnTicket {
  return { id: crypto.randomUUID(), question, identity, locale, startedAt: new Date().toISOString(), settled: Promise.resolve(), stop: () => undefined };
}

/** A ticket for an answer that is there already. */
export async function keepAnswered(question: string, outcome: Outcome<Answer>, locale?: Locale): Promise<OwnTicket> {
  const ticket = { ...newTicket(question, await currentAgent(), locale), outcome };
  keepTicket(ticket);
  return ticket;
}

function ask(ticket: OwnTicket, agent: Agent, patienceMs?: number): void {
  const waiting = enqueue(agent.identity, 'questions', async (signal) => {
    ticket.sentAt = new Date().toISOString();
    ticket.outcome = await answer(ticket, agent, signal);
  }, patienceMs);
  ticket.waiting = waiting;
  ticket.stop = () => leave(waiting.id);
  // No place even in the queue.
  if (waiting.state === 'left') ticket.outcome = { kind: 'refused', reason: 'rate', retryAfterSeconds: waiting.seconds };
  const beat = isShared() ? setInterval(() => void showOthers(ticket), BEAT_MS) : undefined;
  ticket.settled = waiting.settled.then(() => {
    clearInterval(beat);
    // Taken out, or nobody waited for it any more: no call was spent.
    ticket.outcome ??= { kind: 'refused', reason: 'queued' };
    keepTicket(ticket);
  });
}

async function answer(ticket: OwnTicket, agent: Agent, signal: AbortSignal): Promise<Outcome<Answer>> {
  try {
    const outcome = await callInTurn(catholicQa, { question: ticket.question }, agent, { signal, locale: ticket.locale });
    if (agent.kind !== 'built-in' && outcome.kind === 'found' && outcome.provenance.cache === 'none') noteAnswerTime(outcome.provenance.elapsedMs);
    return outcome;
  } catch (error) {
    console.error(`question failed: ${error instanceof Error ? error.name : 'unknown'}`);
    return { kind: 'failed', reason: 'server-error' };
  }
}

/** Other instances learn how it stands, and this one what their readers want. */
async function showOthers(ticket: OwnTicket): Promise<void> {
  const wanted = await takeWish(ticket.id);
  if (wanted === 'stop') ticket.stop();
  // Asking about it is what keeps it in the queue.
  if (wanted === 'wait' && ticket.waiting) waitingOf(ticket.waiting.id);
  if (!ticket.outcome) await shareTicket(viewOf(ticket));
}
