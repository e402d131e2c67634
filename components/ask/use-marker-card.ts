import { useEffect, useRef, type RefObject } from 'react';
import { copyOfEntry } from './copy-of-entry';
import { placeNear } from './near-marker';

/** Long enough to pass over a marker without opening it, and to move from the marker to its card; milliseconds. */
const OPENS_AFTER = 180;
const CLOSES_AFTER = 260;

/**
 * Opens the card of a marker while a pointer rests on it or the keyboard is on it, and keeps it while either is on the card. Escape and
 * scrolling close it. The card is a popover: no table or panel cuts it off.
 * @param inTurn an element of the turn whose markers are meant
 * @returns where the card's element belongs
 */
export function useMarkerCard(inTurn: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const turn = inTurn.current?.closest('article');
    const shown = card.current;
    if (!turn || !shown?.showPopover) return;
    let marker: HTMLAnchorElement | undefined;
    let timer = 0;
    const markerIn = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-source]') ?? undefined : undefined);
    const later = (what: () => void, delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(what, delay);
    };
    const close = () => {
      clearTimeout(timer);
      if (marker) marker.ariaExpanded = null;
      marker = undefined;
      if (shown.matches(':popover-open')) shown.hidePopover();
    };
    const open = (next: HTMLAnchorElement) => {
      clearTimeout(timer);
      if (next === marker) return;
      const copy = copyOfEntry(next);
      if (!copy) return;
      close();
      marker = next;
      marker.ariaExpanded = 'true';
      shown.ariaLabel = marker.ariaLabel;
      shown.style.maxHeight = '';
      shown.replaceChildren(copy);
      shown.showPopover();
      const { left, top, maxHeight } = placeNear(marker.getBoundingClientRect(), shown.getBoundingClientRect(), { width: document.documentElement.clientWidth, height: window.innerHeight });
      Object.assign(shown.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const next = markerIn(event.target);
      if (next) later(() => open(next), OPENS_AFTER);
      else if (event.target instanceof Node && shown.contains(event.target)) clearTimeout(timer);
      else if (marker && document.activeElement !== marker) later(close, CLOSES_AFTER);
      else if (!marker) clearTimeout(timer);
    };
    // Only the keyboard: a press moves the focus as well, and has its own way.
    const focused = ({ target }: FocusEvent) => {
      const next = markerIn(target);
      if (next?.matches(':focus-visible')) open(next);
      else if (!(target instanceof Node && shown.contains(target))) close();
    };
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const left = () => marker && document.activeElement !== marker && later(close, CLOSES_AFTER);
    turn.addEventListener('pointerover', over);
    turn.addEventListener('pointerleave', left);
    turn.addEventListener('focusin', focused);
    turn.addEventListener('click', close, true);
    document.addEventListener('keydown', escape);
    window.addEventListener('scroll', close, { passive: true });
    return () => {
      close();
      turn.removeEventListener('pointerover', over);
      turn.removeEventListener('pointerleave', left);
      turn.removeEventListener('focusin', focused);
      turn.removeEventListener('click', close, true);
      document.removeEventListener('keydown', escape);
      window.removeEventListener('scroll', close);
    };
  }, [inTurn]);

  return card;
}
