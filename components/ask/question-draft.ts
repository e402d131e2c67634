'use client';

import { useSyncExternalStore } from 'react';

const KEY = 'question-draft';

/** `beside` is the text the server had put into the field when this was typed; null belongs into any field. */
interface Draft { beside: string | null; text: string }

const listeners = new Set<() => void>();
/** Where storage is refused, the text lives as long as the page. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function write(draft: Draft | undefined): void {
  unstored = draft ? JSON.stringify(draft) : null;
  try {
    if (unstored) sessionStorage.setItem(KEY, unstored);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Kept in `unstored`.
  }
  for (const listener of listeners) listener();
}

function textBeside(initial: string): string {
  const kept = read();
  if (!kept) return initial;
  try {
    const { beside, text } = JSON.parse(kept) as Draft;
    return beside === null || beside === initial ? text : initial;
  } catch {
    return initial;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a text into the field, whatever stands there: a question that was taken back. */
export function giveBack(text: string): void {
  write({ beside: null, text });
}

/** Whether the text in the field is one that was taken back, to which the reader's attention belongs. */
export function wasGivenBack(): boolean {
  return read()?.startsWith('{"beside":null') ?? false;
}

/** Keeps what was typed before the scripts had arrived. */
export function keepTyped(initial: string, typed: string): void {
  if (typed && typed !== initial && typed !== textBeside(initial)) write({ beside: initial, text: typed });
}

/** Empties the field of what was typed. */
export function forgetDraft(): void {
  write(undefined);
}

/**
 * The text of the question's field; what was typed outlives a failure and a reload of the tab.
 * @param initial what the server put there
 */
export function useQuestionDraft(initial: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => textBeside(initial), () => initial);
  return [text, (typed) => write({ beside: initial, text: typed })];
}
