import { messageSchema, taskSchema, type MessageReply, type TaskReply } from './envelope';
import { isRecord } from './is-record';
import { readParts, type ReadParts } from './parts';

/** What a `message/send` or `tasks/get` came to, whatever its wrapping. */
export interface Answer extends ReadParts {
  /** Lower-case A2A state; a plain message counts as `completed`. */
  state: string;
  taskId?: string;
  contextId?: string;
}

/** `TASK_STATE_CANCELLED`, `Cancelled` and `canceled` are one state. */
function normalState(state: string | undefined): string {
  const plain = (state ?? 'completed').toLowerCase().replace(/^task_state_/, '').replace(/_/g, '-');
  return plain === 'cancelled' ? 'canceled' : plain;
}

/** Newer agents wrap the result in `{task}` or `{message}`. */
export function unwrapped(result: Record<string, unknown>): Record<string, unknown> {
  if ('status' in result || 'parts' in result) return result;
  return [result.task, result.message].find(isRecord) ?? result;
}

function readArtifacts(task: TaskReply, artifactName: string): ReadParts {
  const artifacts = (task.artifacts ?? []).filter(({ parts }) => holdsSomething(readParts(parts ?? [])));
  const ordered = [...artifacts.filter((one) => one.name === artifactName), ...artifacts.filter((one) => one.name !== artifactName)];
  return { ...readParts(ordered.flatMap((one) => one.parts ?? [])), artifacts: ordered.map(({ name }) => name ?? '') };
}

function holdsSomething(parts: ReadParts): boolean {
  return parts.texts.some((text) => text.trim()) || parts.data.length > 0 || parts.files.length > 0;
}

/** Empty artifacts: the status message, then the last thing the agent said in the history. */
function fallbackParts(task: TaskReply): ReadParts {
  const lastSaid = [...(task.history ?? [])].reverse().find((message) => message.role === 'agent');
  const messages: (MessageReply | undefined)[] = [task.status?.message, lastSaid];
  return messages.map((message) => readParts(message?.parts ?? [])).find(holdsSomething) ?? { texts: [], data: [], files: [] };
}

/**
 * Reads a JSON-RPC `result`: a task or a message, wrapped or not, markers missing or not.
 * @param artifactName artifact whose parts come first; parts of all others follow, since a part is found by what it holds
 */
export function readAnswer(result: Record<string, unknown>, artifactName: string): Answer {
  const inner = unwrapped(result);
  if (!('status' in inner) && !('artifacts' in inner) && Array.isArray(inner.parts)) {
    const message = messageSchema.parse(inner);
    return { state: 'completed', contextId: typeof inner.contextId === 'string' ? inner.contextId : undefined, ...readParts(message.parts ?? []) };
  }
  const task = taskSchema.parse(inner);
  const parts = readArtifacts(task, artifactName);
  const state = normalState(task.status?.state);
  return { state, taskId: task.id, contextId: task.contextId, ...(holdsSomething(parts) ? parts : fallbackParts(task)) };
}

/** Whether more will come by itself; of a state that no version names nobody knows it, and what came with it is read. */
export function isAtWork(state: string): boolean {
  return state === 'submitted' || state === 'working';
}
