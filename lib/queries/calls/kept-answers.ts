import 'server-only';
import { createHash } from 'node:crypto';
import type { CallOptions } from '@/lib/a2a/client';
import type { Outcome } from '@/lib/skills/outcome';
import type { Agent } from './agent-of-reader';
import { store } from '../store/store';

/** An outcome that may be given again: something was found, or surely nothing was. */
export type Answered<Value> = Extract<Outcome<Value>, { kind: 'found' | 'not-found' }>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What is read for a day of the calendar hardly ever changes; profiles, documents, searches and series may be corrected. */
const FRESH_MS: Record<string, number> = { liturgical_readings: 7 * DAY, saints_of_the_day: 7 * DAY };
const NOT_FOUND_MS = 10 * MINUTE;
/** Facts are the same for everybody; an answer to a question is only its asker's, and is kept for a day. */
const PERSONAL = new Set(['catholic_qa']);

/** So long a fact is shown, with its age, while a new answer is read or the agent is down. */
const STALE_MS = 7 * DAY;

/** Of the values as this version of the site reads them: raised when one changes, so that an older one in a Redis is not taken for it. */
const SHAPES = 1;

/**
 * The key of an answer: what was asked of which agent, in which language and zone and conversation, and by whom where that may make a difference.
 * @param input checked input of the skill; days are dates in it, never relative words
 */
export function answerKey(skillId: string, input: unknown, agent: Pick<Agent, 'identity' | 'connection'>, { locale, timeZone, contextId }: CallOptions): string {
  const whose = PERSONAL.has(skillId) ? agent.identity : '';
  const asked = JSON.stringify([SHAPES, agent.connection.url, skillId, input, locale ?? '', timeZone ?? '', contextId ?? '', whose]);
  return `answer:${createHash('sha256').update(asked).digest('base64url')}`;
}

interface Kept<Value> {
  outcome: Answered<Value>;
  /** Milliseconds since the epoch. */
  freshUntil: number;
}

/** Beside what was not found: small, since the proxy looks for it before every page, and a profile or a document may be long. */
const missingKey = (key: string) => `missing:${key}`;

/** Whether it is kept that there is nothing under a key. */
export async function isKeptMissing(key: string): Promise<boolean> {
  return Date.now() < Number((await store().get(missingKey(key))) ?? 0);
}

/** Keeps an answer for as long as its kind holds, and some days longer as a stale one. A failure is never kept. */
export async function keepAnswer<Value>(key: string, skillId: string, outcome: Answered<Value>): Promise<void> {
  const freshMs = outcome.kind === 'not-found' ? NOT_FOUND_MS : (FRESH_MS[skillId] ?? DAY);
  const kept: Kept<Value> = { outcome, freshUntil: Date.now() + freshMs };
  await store().set(key, JSON.stringify(kept), freshMs + (outcome.kind === 'found' && !PERSONAL.has(skillId) ? STALE_MS : 0));
  if (outcome.kind === 'not-found') await store().set(missingKey(key), String(kept.freshUntil), freshMs);
  else await store().delete(missingKey(key));
}

/** The kept answer of a key, marked `fresh` or `stale`; undefined where there is none. */
export async function keptAnswer<Value>(key: string): Promise<Answered<Value> | undefined> {
  const text = await store().get(key);
  if (!text) return undefined;
  const { outcome, freshUntil } = JSON.parse(text) as Kept<Value>;
  if (outcome.kind === 'not-found' && Date.now() >= freshUntil) return undefined;
  return { ...outcome, provenance: { ...outcome.provenance, cache: Date.now() < freshUntil ? 'fresh' : 'stale' } };
}
