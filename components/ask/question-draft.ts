'use client';

import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { never } from '@/components/ui/never';

const KEY = 'question-draft';

/** What became of a question that was taken back: its call was spent, was not, costs nothing, or nobody knows. */
export type TakenBack = 'spent' | 'unspent' | 'free' | 'unknown';

/**
 * `beside` is the text the server had put into the field when this was typed; null belongs into any field. What was typed while a question was on
 * its way is meant for the field after it, `forNext`, where the server may have put nothing, or that question when it failed.
 */
interface Draft { beside: string | null; text: string; forNext?: boolean; takenBack?: TakenBack }

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
    // Kept in `unstored`. What was stored before is older, and would come back instead of it.
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Then nothing was stored either.
    }
  }
  for (const listener of listeners) listener();
}

function draftOf(kept: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(kept ?? 'null') as Partial<Draft> | null;
    return typeof draft?.text === 'string' ? { beside: null, ...draft, text: draft.text } : undefined;
  } catch {
    return undefined;
  }
}

/** What the field shows: what was typed in it, else what the server put there. @param isNext see `useQuestionDraft` */
export function textBeside(initial: string, isNext: boolean): string {
  const draft = draftOf(read());
  return draft && (draft.beside === null || draft.beside === initial || (isNext && draft.forNext)) ? draft.text : initial;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts a question that was taken back into the field, before what may have been typed there meanwhile. */
export function giveBack(question: string, takenBack: TakenBack): void {
  const typed = draftOf(read())?.text.trim();
  write({ beside: null, text: typed && typed !== question ? `${question}\n\n${typed}` : question, takenBack });
}

/** What to say of the question that was taken back, until its text is changed or sent. */
export function useTakenBack(): TakenBack | undefined {
  return useSyncExternalStore(subscribe, () => draftOf(read())?.takenBack, () => undefined);
}

/** Whether the text in the field is one that was taken back, to which the reader's attention belongs. */
export function wasGivenBack(): boolean {
  return read()?.startsWith('{"beside":null') ?? false;
}

/** Keeps what was typed before the scripts had arrived. */
export function keepTyped(initial: string, typed: string, isNext: boolean): void {
  if (typed && typed !== initial && typed !== textBeside(initial, isNext)) write({ beside: initial, text: typed });
}

/** Empties the field of a question that was sent; what was typed since stays. */
export function forgetDraft(sent: string): void {
  const typed = draftOf(read())?.text;
  if (typed === undefined || typed.trim() === sent.trim()) write(undefined);
}

/** Keeps what is typed. @param isSending see `useQuestionDraft` */
export function keepDraft(initial: string, text: string, isSending: boolean): void {
  write({ beside: initial, text, ...(isSending ? { forNext: true } : {}) });
}

/**
 * The text of the question's field; what was typed outlives a failure, a reload of the tab, and the page it was typed on.
 * @param initial what the server put there
 * @param isNext the field follows a question that was sent: what was typed meanwhile belongs into it, also when that question has failed and stands there
 * @param isSending a question is on its way while this is typed
 */
export function useQuestionDraft(initial: string, isNext: boolean, isSending: boolean): [string, (text: string) => void] {
  const text = useSyncExternalStore(never, () => textBeside(initial, isNext), () => initial);
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  // Not by React, which looks at a store and listens to it only some time after the field stands: a key before that would be put back, and those that came
  // into the old field while this one was drawn would be written over by the next.
  useLayoutEffect(() => {
    if (textBeside(initial, isNext) !== text) readAgain();
    return subscribe(readAgain);
  }, [initial, isNext, text]);
  return [text, (typed) => keepDraft(initial, typed, isSending)];
}
