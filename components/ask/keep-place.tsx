'use client';

import { useEffect, useLayoutEffect } from 'react';
import { focusWayBack, noteWayOut } from './way-back';

/** Where each conversation was left, in pixels from the top; outlives the pages of this tab until it is loaded anew, when the browser knows itself. */
const places = new Map<string, number>();
/** The address that Back or Forward has led to, until its page is drawn. */
let returnedTo: string | undefined;
let isListening = false;

const here = () => location.pathname + location.search;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', () => {
    returnedTo = here();
  });
}

/**
 * Back from a source leads to the line that one came from, though the address names the last turn, to which the router would scroll; and the focus
 * to the marker in it.
 * @param shown tickets of the turns
 */
export function KeepPlace({ shown }: { shown: string }) {
  useLayoutEffect(() => {
    const address = here();
    const left = places.get(address);
    const isBack = returnedTo === address && left !== undefined;
    let isFocused = false;
    const restore = () => {
      if (!isBack) return;
      scrollTo({ top: left, behavior: 'instant' });
      // Only from nowhere: whoever has gone on already keeps the focus.
      if (!isFocused && document.activeElement === document.body) isFocused = focusWayBack(address);
    };
    const leaving = ({ target }: MouseEvent) => noteWayOut(address, target);
    const note = () => places.set(address, scrollY);
    returnedTo = undefined;
    // After the router, whose turn comes with the same drawing; and once more when what comes late is there.
    queueMicrotask(restore);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        restore();
        note();
      });
    });
    addEventListener('scroll', note, { passive: true });
    addEventListener('click', leaving, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
      removeEventListener('click', leaving, true);
    };
  }, [shown]);

  useEffect(listen, []);

  return null;
}
