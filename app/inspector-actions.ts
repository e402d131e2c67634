'use server';

import type { AbstractIntlMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { z } from 'zod';
import type { OpenedTask, ReadCard } from '@/components/inspector/inspector-means';
import { inspectCard } from '@/lib/queries/card';
import { openTask } from '@/lib/queries/calls/open-task';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';

/** Ids are the agent's to make; none that is known has spaces or controls. */
const taskIdSchema = z.string().trim().regex(/^[^\s\p{C}]{1,200}$/u);

const MAX_CARD_CHARACTERS = 64 * 1024;

async function tooMany(): Promise<{ kind: 'rate'; seconds: number } | undefined> {
  const refusal = await refuseTooMany();
  return refusal && { kind: 'rate', seconds: refusal.retryAfterSeconds ?? 60 };
}

/** The inspector's sentences in the language of the page, and what a failure is called on it. */
export async function loadInspectorWords(): Promise<AbstractIntlMessages> {
  const { inspector, outcome } = await getMessages();
  return { inspector, outcome };
}

/** Reads a task again by its id, in the reader's own name; free of charge. @param taskId unchecked */
export async function openTaskById(taskId: unknown): Promise<OpenedTask> {
  const refused = await tooMany();
  if (refused) return refused;
  const id = taskIdSchema.safeParse(taskId);
  return id.success ? { kind: 'opened', ...(await openTask(id.data)) } : { kind: 'invalid' };
}

/** The card of the agent that answers this reader, as text, and what in it departs from the specification. */
export async function readInspectedCard(): Promise<ReadCard> {
  const refused = await tooMany();
  if (refused) return refused;
  const read = await inspectCard();
  if (!read.ok) return { kind: 'failed', reason: read.error.kind, status: read.error.status };
  const text = JSON.stringify(read.raw, null, 2);
  const card = text.length > MAX_CARD_CHARACTERS ? `${text.slice(0, MAX_CARD_CHARACTERS)}\n…` : text;
  return { kind: 'read', url: read.url, card, departures: read.departures };
}
