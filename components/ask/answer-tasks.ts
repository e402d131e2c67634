'use client';

const KEY = 'answer-tasks';
const MOST = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where an answer can be read again: the agent keeps its task for a day. */
export interface AnswerTask {
  ticket: string;
  task: string;
  question: string;
  /** Milliseconds since the epoch. */
  at: number;
}

function isTask(value: unknown): value is AnswerTask {
  const { ticket, task, question, at } = (value ?? {}) as Partial<Record<keyof AnswerTask, unknown>>;
  return [ticket, task, question].every((text) => typeof text === 'string') && typeof at === 'number';
}

/** The remembered answers of the last day, the newest first; none where storage is refused or holds something else. */
export function rememberedTasks(): AnswerTask[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTask).filter(({ at }) => Date.now() - at < DAY_MS) : [];
  } catch {
    return [];
  }
}

/** Remembers one answer; the oldest of more than 200 and those older than a day are forgotten. */
export function rememberTask(task: AnswerTask): void {
  const others = rememberedTasks().filter(({ ticket }) => ticket !== task.ticket);
  try {
    localStorage.setItem(KEY, JSON.stringify([task, ...others].slice(0, MOST)));
  } catch {
    // Storage is refused or full: then a lost answer is lost.
  }
}
