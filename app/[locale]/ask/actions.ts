'use server';

import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { z } from 'zod';
import type { Asked, ReadAgain } from '@/components/ask/asked';
import { conversationPath, readTickets } from '@/components/ask/conversation-address';
import { readBranches } from '@/components/ask/conversation-branches';
import { refusedPath } from '@/components/ask/refused-path';
import { redirect } from '@/lib/i18n/navigation';
import { openQuestion } from '@/lib/queries/questions/questions';
import { readAnswerAgain } from '@/lib/queries/calls/read-answer-again';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import { catholicQaInput } from '@/lib/skills/catholic-qa';
import { MAX_QUESTION_LENGTH } from '@/lib/skills/question-length';

/** Without scripts nobody asks again by itself whether a queued question has gone out. */
const UNSCRIPTED_PATIENCE_MS = 180_000;

const inputSchema = catholicQaInput.extend({ press: z.string().max(80).optional().catch(undefined) });

/**
 * Sends a question to the agent and comes back at once with the ticket of its answer.
 * @param input `{ question, press }`; anything else asks nothing
 */
export async function askQuestion(input: unknown): Promise<Asked> {
  return ask(input);
}

async function ask(input: unknown, patienceMs?: number): Promise<Asked> {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) {
    const { question } = (input ?? {}) as { question?: unknown };
    return { kind: typeof question === 'string' && question.trim().length > MAX_QUESTION_LENGTH ? 'too-long' : 'empty' };
  }
  const refused = await refuseTooMany();
  if (refused) return { kind: 'refused', seconds: refused.retryAfterSeconds ?? 60 };
  const ticket = await openQuestion(parsed.data.question, { press: parsed.data.press, locale: await getLocale(), patienceMs });
  // The call has begun; a platform that freezes a process after its response must not freeze this one.
  after(() => ticket.settled);
  return { kind: 'asked', ticket: ticket.id };
}

/** The same for a form that is posted without scripts: goes on to the turn, or back with the reason. */
export async function askByForm(form: FormData): Promise<void> {
  const asked = await ask({ question: form.get('question'), press: form.get('press') ?? undefined }, UNSCRIPTED_PATIENCE_MS);
  const earlier = readTickets(form.getAll('earlier').map(String));
  const isPrivate = form.has('private');
  const locale = await getLocale();
  const branches = readBranches(earlier, form.getAll('other').map(String), form.get('before')?.toString());
  if (asked.kind === 'asked') redirect({ href: conversationPath([...earlier, asked.ticket], { isPrivate, branches, id: form.has('edit') ? asked.ticket : undefined }), locale });
  redirect({ href: refusedPath(conversationPath(earlier, { isPrivate, branches }), asked.kind, form.get('question')?.toString() ?? ''), locale });
}

/** Ids are the agent's to make; none that is known has spaces or controls. */
const againSchema = z.object({ task: z.string().regex(/^[^\s\p{C}]{1,200}$/u), question: catholicQaInput.shape.question });

/** Reads an answer again that this site no longer keeps and the agent does; free of charge. @param input `{ task, question }`, unchecked */
export async function readAgain(input: unknown): ReturnType<ReadAgain> {
  const parsed = againSchema.safeParse(input);
  if (!parsed.success) return { kind: 'gone' };
  if (await refuseTooMany()) return { kind: 'failed' };
  return readAnswerAgain(parsed.data.task, parsed.data.question, await getLocale());
}
