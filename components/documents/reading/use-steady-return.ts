import { useEffect, useLayoutEffect } from 'react';

/** A paragraph at the top of the screen and where it stood, in pixels from there. */
interface Place { id: string; top: number }

const KEY = 'reading-place';

/** Frames until a text has its true heights near the screen. */
const SETTLES_IN = 30;
/** From then on the reader decides what is on the screen. */
const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What the router keeps with this entry of the browser's history; null for an entry that a plain link to a fragment made. */
function entryState(): Record<string, unknown> | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : undefined;
}

function readPlace(): Place | undefined {
  const place = entryState()?.[KEY];
  return typeof place === 'object' && place !== null && 'id' in place && 'top' in place && typeof place.id === 'string' && typeof place.top === 'number' ? { id: place.id, top: place.top } : undefined;
}

/** The first paragraph that reaches below the top edge; looked for by pieces, since a long text has thousands and asking for each lays each out. */
function placeNow(text: HTMLElement): Place | undefined {
  const below = (elements: Iterable<HTMLElement>) => [...elements].find((element) => element.getBoundingClientRect().bottom > 0);
  const stretches = text.querySelectorAll<HTMLElement>(':scope > .stretch');
  const within = stretches.length > 0 ? below(stretches) : text;
  const first = within && below(within.querySelectorAll<HTMLElement>('.para[id], .readh, .verse-of'));
  return first ? { id: first.id, top: first.getBoundingClientRect().top } : undefined;
}

function returnTo({ id, top }: Place): void {
  const element = document.getElementById(id);
  const off = element ? element.getBoundingClientRect().top - top : 0;
  if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
}

/**
 * Keeps the line at the top of the screen with this entry of the browser's history, and goes back to it when the reader does: heights of a long
 * text are guessed until it is laid out, so that the browser's own memory of pixels would be lines off.
 * @param textId of the element that holds the text
 */
export function useSteadyReturn(textId: string): void {
  useLayoutEffect(() => {
    const place = readPlace();
    if (!place) return;
    let frame = 0;
    let left = SETTLES_IN;
    // What the browser itself restores comes after this, and what comes near the screen gets its true height then.
    const again = () => {
      returnTo(place);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(again);
    };
    const stop = () => cancelAnimationFrame(frame);
    again();
    for (const kind of READER_MOVES) addEventListener(kind, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const kind of READER_MOVES) removeEventListener(kind, stop);
    };
  }, []);

  useEffect(() => {
    const text = document.getElementById(textId);
    if (!text) return;
    const keep = () => {
      const [state, place] = [entryState(), placeNow(text)];
      if (state && place) history.replaceState({ ...state, [KEY]: place }, '');
    };
    // A link followed at once after scrolling leaves no time for the end of it.
    text.addEventListener('click', keep, true);
    document.addEventListener('scrollend', keep);
    return () => {
      text.removeEventListener('click', keep, true);
      document.removeEventListener('scrollend', keep);
    };
  }, [textId]);
}
