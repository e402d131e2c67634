import type { Message, Part, Task } from '@a2a-js/sdk';
import { ERROR_CODES } from '@/lib/a2a/codes';
import { isLocale, type Locale } from '@/lib/i18n/routing';
import { DEFAULT_SKILL_ID, SKILL_IDS } from '@/lib/skills/index';
import { findHandler } from './handlers/registry';
import { parseMessageParams, type UserMessage } from './message-params';
import { invalidParams, RpcError } from './rpc-error';
import { sentMessage } from './sent-message';
import type { SkillHandler, SkillRequest } from './skill-handler';
import { taskStore } from './task-store';
import { withHistory } from './with-history';

/** Only an absent `skillId` means the question skill: a misspelt one must not fall through to the dearest of them. */
function chooseHandler(message: UserMessage): SkillHandler {
  const given = message.metadata?.skillId;
  const id = given === undefined ? DEFAULT_SKILL_ID : given;
  const handler = typeof id === 'string' ? findHandler(id) : undefined;
  if (!handler) throw invalidParams('message.metadata.skillId', `must be one of ${SKILL_IDS.join(', ')}`, { valid: SKILL_IDS });
  return handler;
}

/** No task can be continued: all are finished when they are returned. */
function refuseContinuation(taskId: string | null | undefined): void {
  if (!taskId) return;
  if (!taskStore().get(taskId)) throw new RpcError(ERROR_CODES.taskNotFound, 'Task not found: message.taskId names an unknown task, or one older than 24 hours.', { field: 'message.taskId' });
  throw invalidParams('message.taskId', 'must be left out: every task of this agent is finished when it is returned, so none can be continued');
}

/**
 * The language of a tag such as `de-AT`, if it is one of ours. Any other, and what is no tag, is no error: it says how an answer is worded and
 * not what is asked, so questions are answered in their own language, and the calendar's names are given in English.
 */
function languageOf(tag: string | undefined): Locale | undefined {
  const [language] = (tag ?? '').toLowerCase().split('-');
  return isLocale(language) ? language : undefined;
}

function readRequest(message: UserMessage): SkillRequest {
  const texts = message.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const data = message.parts.flatMap((part) => (part.kind === 'data' ? Object.entries(part.data) : []));
  return {
    text: texts.join('\n\n').trim(),
    data: Object.fromEntries(data.reverse()),
    timeZone: message.metadata?.timeZone ?? 'UTC',
    locale: languageOf(message.metadata?.locale),
    calendar: message.metadata?.calendar,
  };
}

/** @param given the message as it came */
function finishTask(given: unknown, message: UserMessage, handler: SkillHandler, parts: Part[]): Task {
  const id = crypto.randomUUID();
  const contextId = message.contextId ?? crypto.randomUUID();
  const asked = sentMessage(given, message, { taskId: id, contextId, skillId: handler.card.id });
  const answered: Message = { kind: 'message', role: 'agent', messageId: crypto.randomUUID(), taskId: id, contextId, parts };
  return {
    kind: 'task',
    id,
    contextId,
    status: { state: 'completed', timestamp: new Date().toISOString() },
    artifacts: [{ artifactId: `art_${crypto.randomUUID()}`, name: handler.artifact, parts }],
    history: [asked, answered],
  };
}

/**
 * `message/send`: runs one skill and returns its finished task as JSON, which `tasks/get` gives again for 24 hours.
 * With `configuration.historyLength` only that many of the latest messages come back; all are kept.
 * @throws RpcError -32602 that names the field, -32003 for a push configuration, -32001 for a message to a task that is not there
 */
export async function sendMessage(params: unknown): Promise<string> {
  const { message, historyLength } = parseMessageParams(params);
  refuseContinuation(message.taskId);
  const handler = chooseHandler(message);
  const task = finishTask((params as { message: unknown }).message, message, handler, await handler.answer(readRequest(message)));
  const json = JSON.stringify(task);
  taskStore().put(task.id, json);
  return historyLength === undefined ? json : JSON.stringify(withHistory(task, historyLength));
}
