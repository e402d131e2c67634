import type { Task } from '@a2a-js/sdk';
import { z } from 'zod';
import { ERROR_CODES } from '@/lib/a2a/codes';
import { invalidParams, RpcError } from './rpc-error';
import { taskStore } from './task-store';
import { withHistory } from './with-history';

const idParams = z.object({ id: z.string().min(1), historyLength: z.unknown().optional() });
const historyLength = z.number().int().nonnegative().optional();

function readTask(params: unknown): { json: string; length?: number } {
  const parsed = idParams.safeParse(params);
  if (!parsed.success) throw parsed.error.issues[0]?.path.length ? invalidParams('id', 'must be a non-empty string') : invalidParams('params', 'must be an object');
  const length = historyLength.safeParse(parsed.data.historyLength ?? undefined);
  if (!length.success) throw invalidParams('historyLength', 'must be a whole number, zero or more');
  const json = taskStore().get(parsed.data.id);
  if (json === undefined) throw new RpcError(ERROR_CODES.taskNotFound, 'Task not found: unknown id, or older than 24 hours.');
  return { json, length: length.data };
}

/**
 * `tasks/get`: a task as it was returned, as JSON.
 * @param params `{ id, historyLength? }`; with `historyLength` only that many of the latest messages come back
 * @throws RpcError -32001 when the id is unknown or has expired, -32602 for other params
 */
export function getTask(params: unknown): string {
  const { json, length } = readTask(params);
  return length === undefined ? json : JSON.stringify(withHistory(JSON.parse(json) as Task, length));
}

/**
 * `tasks/cancel`: always refused, since a task is finished when it is stored.
 * The client's documents answer -32602 here, not the -32002 of the specification.
 * @throws RpcError -32001 for an unknown id, else -32602
 */
export function cancelTask(params: unknown): never {
  const task = JSON.parse(readTask(params).json) as Task;
  throw new RpcError(ERROR_CODES.invalidParams, `Invalid state transition: the task is already ${task.status.state}.`, { field: 'id', state: task.status.state });
}
