import 'server-only';
import { callSkill, type CallOptions, type SkillCall } from '@/lib/a2a/client';
import type { AgentError } from '@/lib/a2a/error';
import { suggestionOf, type FailureReason, type Outcome, type Provenance, type RefusalReason } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { agentIdentity, connection } from './connection';

const REFUSALS: readonly string[] = ['plan', 'sign-in', 'forbidden', 'rate'] satisfies RefusalReason[];

function refusedOrFailed(error: AgentError): Outcome<never> {
  if (REFUSALS.includes(error.kind)) {
    return { kind: 'refused', reason: error.kind as RefusalReason, retryAfterSeconds: error.retryAfterSeconds, detail: error.detail };
  }
  const reason = (error.kind === 'not-cancelable' ? 'server-error' : error.kind) as FailureReason;
  return { kind: 'failed', reason, code: error.code, status: error.status, detail: error.detail };
}

function outcomeOf<Value>(call: SkillCall<Value>, asked: string): Outcome<Value> {
  if (call.kind === 'error') return refusedOrFailed(call.error);
  const { kind, name } = agentIdentity();
  const provenance: Provenance = { agent: { kind, name }, readAt: call.receipt.receivedAt, taskId: call.receipt.taskId, elapsedMs: call.receipt.elapsedMs };
  if (call.kind === 'found') return { kind: 'found', value: call.value, provenance, files: call.receipt.files };
  return { kind: 'not-found', provenance, query: call.query, hint: call.hint, suggestion: suggestionOf(call.hint, call.query ?? asked) };
}

/** What was asked for, as words a hint can be repeated with. */
function askedFor(input: unknown): string {
  const fields = (input ?? {}) as Record<string, unknown>;
  return String(fields.query ?? fields.question ?? '');
}

/**
 * Asks the connected agent. Input from outside is checked here, before anything is sent.
 * @returns an outcome in every case; the server log keeps skill, reason, status and code of a failure, never content or token
 */
export async function call<Input, Value>(skill: Skill<Input, Value>, input: unknown, options: CallOptions = {}): Promise<Outcome<Value>> {
  const parsed = skill.input.safeParse(input);
  if (!parsed.success) return { kind: 'failed', reason: 'invalid-params', detail: parsed.error.issues[0]?.message };
  const result = await callSkill(skill, parsed.data, connection(), options);
  if (result.kind === 'error') {
    const { kind, status, code } = result.error;
    console.warn(`agent call failed: skill=${skill.id} reason=${kind} status=${status ?? '-'} code=${code ?? '-'} ms=${result.receipt.elapsedMs}`);
  }
  return outcomeOf(result, askedFor(parsed.data));
}
