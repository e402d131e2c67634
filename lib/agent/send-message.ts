import type { Message, Part, Task } from '@a2a-js/sdk';
import { DEFAULT_SKILL_ID, SKILL_IDS } from '@/lib/skills/index';
import { findHandler } from './handlers/registry';
import { parseMessageParams, type UserMessage } from './message-params';
import { invalidParams } from './rpc-error';
import type { SkillHandler, SkillRequest } from './skill-handler';
import { taskStore } from './task-store';

/** Only an absent `skillId` means the question skill: a misspelt one must not fall through to the dearest of them. */
function chooseHandler(message: UserMessage): SkillHandler {
  const given = message.metadata?.skillId;
  const id = given === undefined ? DEFAULT_SKILL_ID : given;
  const handler = typeof id === 'string' ? findHandler(id) : undefined;
  if (!handler) throw invalidParams('message.metadata.skillId', `must be one of ${SKILL_IDS.join(', ')}`, { valid: SKILL_IDS });
  return handler;
}

function readRequest(message: UserMessage): SkillRequest {
  const texts = message.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const data = message.parts.flatMap((part) => (part.kind === 'data' ? Object.entries(part.data) : []));
  return {
    text: texts.join('\n\n').trim(),
    data: Object.fromEntries(data.reverse()),
    timeZone: message.metadata?.timeZone ?? 'UTC',
  };
}

function finishTask(message: UserMessage, handler: SkillHandler, parts: Part[]): Task {
  const id = crypto.randomUUID();
  const contextId = message.contextId ?? crypto.randomUUID();
  const asked: Message = {
    kind: 'message',
    role: 'user',
    messageId: message.messageId,
    taskId: id,
    contextId,
    parts: message.parts,
    metadata: { skillId: handler.card.id },
  };
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
 * `message/send`: runs one skill and returns its finished task, which `tasks/get` gives again for 24 hours.
 * @throws RpcError -32602 that names the field
 */
export async function sendMessage(params: unknown): Promise<Task> {
  const message = parseMessageParams(params);
  const handler = chooseHandler(message);
  const task = finishTask(message, handler, await handler.answer(readRequest(message)));
  taskStore().put(task);
  return task;
}
