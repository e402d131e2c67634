import type { Task } from '@a2a-js/sdk';

/**
 * A task with the latest messages of its history only.
 * @param length how many; 0 leaves the history out, undefined leaves the task as it is
 */
export function withHistory(task: Task, length: number | undefined): Task {
  if (length === undefined) return task;
  const { history, ...rest } = task;
  return length > 0 ? { ...rest, history: history?.slice(-length) } : rest;
}
