import 'server-only';
import { env } from '@/lib/env';
import { redisClient, store } from '../store/store';
import { InstanceBudget, type Allowance } from './instance-budget';
import { poolOf, type Pool } from './pool';
import type { Waiting } from './waiting';

// All that callers need of this folder.
export { poolOf, type Allowance, type Pool, type Waiting };

// Module state is not shared between pages and route handlers.
const shared = globalThis as typeof globalThis & { budget?: InstanceBudget };

function budget(): InstanceBudget {
  const { A2A_GENERAL_LIMIT, A2A_QUESTION_LIMIT } = env();
  return (shared.budget ??= new InstanceBudget({ general: A2A_GENERAL_LIMIT, questions: A2A_QUESTION_LIMIT }, store(), redisClient()));
}

/**
 * Takes one call from the allowance of this minute: from all pools it counts in, or from none.
 * @param identity whom the agent counts it for; of the built-in agent nothing is counted
 * @returns `seconds` until there is room for it behind those who wait already
 */
export function take(identity: string, pool: Pool): Promise<{ ok: true } | { ok: false; seconds: number }> {
  return budget().take(identity, pool);
}

/** The agent refused a call and said itself how long to wait; that counts, whether longer or shorter than our guess. @param seconds 60 for a question and 5 for others where it said nothing */
export function overrule(identity: string, pool: Pool, seconds?: number): Promise<void> {
  return budget().overrule(identity, pool, seconds);
}

/** What is left this minute; `seconds` until all are there again. A question can be asked while both pools have room, so `questions.left` is never more than `general.left`. */
export function allowance(identity: string): Promise<Record<Pool, Allowance>> {
  return budget().allowance(identity);
}

/**
 * Makes a call as soon as there is room for it: at once, or when its turn has come. Questions of one identity go one at a time.
 * @param run makes the call; it must not wait for what only this queue would let out
 * @param patienceMs how long it waits while nobody asks about it (20 s): the person has gone, and no call is spent
 * @returns where it stands; `admitted` tells when it is known whether it went out at once. At once `left` where fifty wait already: `seconds` then says how long they take
 */
export function enqueue(identity: string, pool: Pool, run: (signal: AbortSignal) => Promise<void>, patienceMs?: number): Waiting {
  return budget().enqueue(identity, pool, run, patienceMs);
}

/** Where a call stands; asking is a sign that somebody still wants it. Undefined when unknown, on another instance, or older than an hour. */
export function waitingOf(id: string): Waiting | undefined {
  return budget().waitingOf(id);
}

/** Waits until a call has moved, but not for long; meanwhile somebody wants it. @param milliseconds longest wait */
export function changeOf(id: string, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return budget().change(id, milliseconds, signal);
}

/** Takes a call out of its queue at no cost; one that is being made is told to stop. */
export function leave(id: string): void {
  budget().leave(id);
}

/** One of perhaps several who wait for the same call no longer does; it leaves the queue at once, or where others wait for it once they do not ask again. */
export function stopAsking(id: string): void {
  budget().stopAsking(id);
}
