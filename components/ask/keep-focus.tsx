'use client';

import { useEffect, useRef } from 'react';

/**
 * When a new rendering takes away what had the focus, the focus goes to the same field in its new place, else to the heading of
 * the last turn. It is taken from nothing that still has it, and nothing scrolls.
 * @param shown what is shown; each change is looked at
 */
export function KeepFocus({ shown }: { shown: string }) {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    // A press beside everything leaves the focus nowhere, and there the reader wants it.
    const forget = ({ target }: FocusEvent) => setTimeout(() => {
      if (target === last.current && last.current?.isConnected && document.activeElement === document.body) last.current = undefined;
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);

  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    const field = lost.id ? document.getElementById(lost.id) : null;
    const heading = [...document.querySelectorAll<HTMLElement>('.turn .qhead [tabindex]')].at(-1);
    (field ?? heading)?.focus({ preventScroll: true });
  }, [shown]);

  return null;
}
