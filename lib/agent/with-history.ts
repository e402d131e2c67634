import type { Task } from '@a2a-js/sdk';

/**
 * A task with the latest messages of its history only.
 * @param length how many; 0 leaves the history out
 */
export function withHistory(task: Task, length: number): Task {
  const { history, ...rest } = task;
  return length > 0 ? { ...rest, history: history?.slice(-length) } : rest;
}
