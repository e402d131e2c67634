'use client';

import { useEffect, useLayoutEffect } from 'react';

/** Outlives the page: the first question of a conversation leads to an address of its own, where the field is another one. */
let last: Element | undefined;

/**
 * When a new rendering takes away what had the focus, the focus goes to the same field in its new place, else to the heading of
 * the last turn. It is taken from nothing that still has it, and nothing scrolls.
 * @param shown what is shown; each change is looked at
 */
export function KeepFocus({ shown }: { shown: string }) {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    // A press beside everything leaves the focus nowhere, and there the reader wants it.
    const forget = ({ target }: FocusEvent) => setTimeout(() => {
      if (target === last && last?.isConnected && document.activeElement === document.body) last = undefined;
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      setTimeout(() => {
        if (!last?.isConnected) last = undefined;
      });
    };
  }, []);

  // Before the browser takes the next key, which would go nowhere.
  useLayoutEffect(() => {
    const lost = last;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    const field = lost.id ? document.getElementById(lost.id) : null;
    const heading = [...document.querySelectorAll<HTMLElement>('.turn .qhead [tabindex]')].at(-1);
    (field ?? heading)?.focus({ preventScroll: true });
    // A field that is new begins at its start: whoever is in the middle of a word goes on where the word ended.
    if (field instanceof HTMLTextAreaElement && lost instanceof HTMLTextAreaElement) field.setSelectionRange(lost.selectionStart, lost.selectionEnd);
  }, [shown]);

  return null;
}
