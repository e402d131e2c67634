import 'server-only';
import { callSkill, readTask, type CallOptions, type SkillCall } from '@/lib/a2a/client';
import type { Connection } from '@/lib/a2a/connection';
import type { AgentError } from '@/lib/a2a/error';
import type { Exchange } from '@/lib/a2a/exchange';
import { usedUpForSeconds } from '@/lib/a2a/used-up';
import { suggestionOf, type Asked, type FailureReason, type Outcome, type Provenance, type RefusalReason } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { SITE_IDENTITY, type Agent } from './agent-of-reader';
import { allowance, overrule } from '../budget/budget';
import { poolOf, UNNAMED_WAIT_SECONDS } from '../budget/pool';
import { keepExchange } from './exchanges';
import { renewOnce } from './renew-once';
import { keepTaskAtWork } from './task-at-work';

/** A task that is long at work is asked about again and again; the last are kept for the inspector. */
const MOST_EXCHANGES = 8;

const REFUSALS: readonly string[] = ['plan', 'sign-in', 'forbidden', 'rate'] satisfies RefusalReason[];

/** A token that is not taken: the reader's own, that of the whole site, or none at all. */
function refusalOf(kind: AgentError['kind'], agent: Agent): RefusalReason {
  if (kind !== 'sign-in') return kind as RefusalReason;
  return agent.renew ? 'expired' : agent.identity === SITE_IDENTITY ? 'site-token' : 'sign-in';
}

/** What a developer or a support desk asks for first: status and code, then the agent's words. */
function technicalDetail({ status, code, detail }: AgentError): string | undefined {
  return [status && `HTTP ${status}`, code && String(code), detail].filter(Boolean).join(' · ') || undefined;
}

function refusedOrFailed(error: AgentError, agent: Agent, asked: Asked | undefined, exchange?: string): Outcome<never> {
  if (REFUSALS.includes(error.kind)) {
    const wait = error.kind === 'rate' ? error.retryAfterSeconds || UNNAMED_WAIT_SECONDS[poolOf(asked?.skill ?? '')] : error.retryAfterSeconds;
    return { kind: 'refused', reason: refusalOf(error.kind, agent), retryAfterSeconds: wait, detail: technicalDetail(error), exchange, taskId: error.taskId, asked };
  }
  const reason = (error.kind === 'not-cancelable' ? 'server-error' : error.kind) as FailureReason;
  return { kind: 'failed', reason, code: error.code, status: error.status, retryAfterSeconds: error.retryAfterSeconds, detail: error.detail, otherSkills: error.otherSkills, exchange, taskId: error.taskId, asked };
}

/** What was asked for, as words a hint can be repeated with. */
function askedFor(input: unknown): string {
  const fields = (input ?? {}) as Record<string, unknown>;
  return String(fields.query ?? fields.question ?? '');
}

function outcomeOf<Value>(call: SkillCall<Value>, skillId: string, input: unknown, agent: Agent, exchange?: string): Outcome<Value> {
  const { kind, name } = agent;
  const asked = kind === 'built-in' ? undefined : { skill: skillId, input };
  if (call.kind === 'error') return refusedOrFailed(call.error, agent, asked, exchange);
  const provenance: Provenance = {
    agent: { kind, name },
    readAt: call.receipt.receivedAt,
    taskId: call.receipt.taskId,
    elapsedMs: call.receipt.elapsedMs,
    cache: 'none',
    exchange,
    asked,
  };
  if (call.kind === 'found') return { kind: 'found', value: call.value, provenance, files: call.receipt.files };
  return { kind: 'not-found', provenance, query: call.query, hint: call.hint, suggestion: suggestionOf(call.hint, call.query ?? askedFor(input)) };
}

/**
 * The agent's own words on its allowance overrule our count, on a refusal and on an answer alike. Where something else is wrong and it says
 * when to come again, nothing of this reader's is sent before.
 */
async function heedAllowance(agent: Agent, skillId: string, result: SkillCall<unknown>, last: Exchange | undefined): Promise<void> {
  const pool = poolOf(skillId);
  if (result.kind === 'error' && result.error.kind === 'rate') return overrule(agent.identity, pool, result.error.retryAfterSeconds || undefined);
  if (result.kind === 'error' && result.error.retryAfterSeconds) {
    const { general } = await allowance(agent.identity);
    // It speaks of its fault and not of the allowance: one that is used up for longer stays so.
    return general.left === 0 && general.seconds >= result.error.retryAfterSeconds ? undefined : overrule(agent.identity, 'general', result.error.retryAfterSeconds);
  }
  const seconds = last && usedUpForSeconds(new Headers(last.replyHeaders));
  if (seconds) await overrule(agent.identity, pool, seconds);
}

/**
 * Asks an agent, at once and at the cost of a call. A refused token is renewed once, where there is a way; nothing else is ever sent twice.
 * @param input input that the skill's schema has checked
 * @returns an outcome in every case; the server log keeps skill, reason, status and code of a failure, never content or token
 */
export function askAgent<Input, Value>(skill: Skill<Input, Value>, input: Input, agent: Agent, options: CallOptions = {}): Promise<Outcome<Value>> {
  return observed(skill, input, agent, (connection, taskId) => (taskId ? readTask(skill, taskId, connection, options.signal) : callSkill(skill, input, connection, options)));
}

/** What came of a task that was sent before: `tasks/get`, which costs nothing. As `askAgent` in all else; a task that is kept no longer has failed by `task-not-found`. */
export function readFromAgent<Input, Value>(skill: Skill<Input, Value>, input: Input, agent: Agent, taskId: string): Promise<Outcome<Value>> {
  return observed(skill, input, agent, (connection) => readTask(skill, taskId, connection));
}

/** @param send is told the task that was at work when the token ran out: what is paid for is not sent again */
async function observed<Input, Value>(
  skill: Skill<Input, Value>, input: Input, agent: Agent, send: (connection: Connection, taskId?: string) => Promise<SkillCall<Value>>,
): Promise<Outcome<Value>> {
  const exchanges: Exchange[] = [];
  const observing = (connection: Connection): Connection => ({ ...connection, observe: (exchange) => exchanges.push(exchange) });
  const result = await renewOnce<SkillCall<Value>>(
    agent,
    (connection, before) => send(observing(connection), before?.kind === 'error' ? before.error.taskId : undefined),
    (sent) => sent.kind === 'error' && sent.error.kind === 'sign-in',
  );
  if (result.kind === 'error') {
    const { kind, status, code } = result.error;
    console.warn(`agent call failed: skill=${skill.id} reason=${kind} status=${status ?? '-'} code=${code ?? '-'} ms=${result.receipt.elapsedMs}`);
  }
  if (agent.kind !== 'built-in') {
    await heedAllowance(agent, skill.id, result, exchanges.at(-1));
    if (result.kind === 'error' && result.error.taskId) await keepTaskAtWork(skill.id, input, agent, result.error.taskId);
  }
  const kept = exchanges.slice(-MOST_EXCHANGES).map((exchange) => keepExchange(exchange, agent.identity));
  return outcomeOf(result, skill.id, input, agent, kept.join(' ') || undefined);
}
