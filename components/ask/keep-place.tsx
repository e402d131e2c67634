'use client';

import { useEffect, useLayoutEffect } from 'react';

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
 * Back from a source leads to the line that one came from, though the address names the last turn, to which the router would scroll.
 * @param shown tickets of the turns
 */
export function KeepPlace({ shown }: { shown: string }) {
  useLayoutEffect(() => {
    const address = here();
    const left = places.get(address);
    const isBack = returnedTo === address && left !== undefined;
    const restore = () => isBack && scrollTo({ top: left, behavior: 'instant' });
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
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
    };
  }, [shown]);

  useEffect(listen, []);

  return null;
}
