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

/** The remembered answers of the last day, the newest first; older ones are taken out of the storage. None where storage is refused or holds something else. */
export function rememberedTasks(): AnswerTask[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const lasting = kept.filter(isTask).filter(({ at }) => Date.now() - at < DAY_MS);
    if (lasting.length < kept.length) keep(lasting);
    return lasting;
  } catch {
    return [];
  }
}

function keep(tasks: readonly AnswerTask[]): void {
  try {
    if (tasks.length > 0) localStorage.setItem(KEY, JSON.stringify(tasks));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused or full: then a lost answer is lost.
  }
}

/** Remembers one answer; the oldest of more than 200 and those older than a day are forgotten. */
export function rememberTask(task: AnswerTask): void {
  const others = rememberedTasks().filter(({ ticket }) => ticket !== task.ticket);
  keep([task, ...others].slice(0, MOST));
}

/** Forgets the questions of turns that the reader deletes. @param tickets all without */
export function forgetTasks(tickets?: readonly string[]): void {
  keep(tickets ? rememberedTasks().filter(({ ticket }) => !tickets.includes(ticket)) : []);
}
