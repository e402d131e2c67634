import { useEffect, useRef, type RefObject } from 'react';
import { moveThroughCard } from './card-keys';
import { copyOfEntry } from './copy-of-entry';
import { placeNear } from './near-marker';

/** Long enough to pass over a marker without opening it, and to move from the marker to its card; milliseconds. */
const OPENS_AFTER = 180;
const CLOSES_AFTER = 260;

/**
 * Opens the card of a marker while a pointer rests on it or the keyboard is on it, and keeps it while either is on the card. Tab leads
 * through its links; Escape closes it and leads back to the marker, and so does scrolling the marker out of sight. The card is a popover: no table or panel cuts it off.
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
    const isInCard = (target: EventTarget | null) => target instanceof Node && shown.contains(target);
    const isHeld = () => document.activeElement === marker || isInCard(document.activeElement);
    const close = () => {
      clearTimeout(timer);
      // Before it is forgotten, so that the focus does not open it anew.
      if (isInCard(document.activeElement)) marker?.focus({ preventScroll: true });
      if (marker) marker.ariaExpanded = null;
      marker = undefined;
      if (shown.matches(':popover-open')) shown.hidePopover();
    };
    const place = () => {
      if (!marker) return;
      shown.style.maxHeight = '';
      const { left, top, maxHeight } = placeNear(marker.getBoundingClientRect(), shown.getBoundingClientRect(), { width: document.documentElement.clientWidth, height: window.innerHeight });
      Object.assign(shown.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
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
      shown.replaceChildren(copy);
      shown.showPopover();
      place();
    };
    // The browser brings a focused marker into sight, with which the card has to come along.
    const scrolled = () => {
      const { top = -1, bottom = -1 } = marker?.getBoundingClientRect() ?? {};
      if (isHeld() && bottom > 0 && top < window.innerHeight) place();
      else close();
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const next = markerIn(event.target);
      if (next) later(() => open(next), OPENS_AFTER);
      else if (isInCard(event.target)) clearTimeout(timer);
      else if (marker && !isHeld()) later(close, CLOSES_AFTER);
      else if (!marker) clearTimeout(timer);
    };
    // Only the keyboard: a press moves the focus as well, and has its own way.
    const focused = ({ target }: FocusEvent) => {
      const next = markerIn(target);
      if (next?.matches(':focus-visible')) open(next);
      else if (!isInCard(target)) close();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      else if (marker) moveThroughCard(event, marker, shown);
    };
    const left = () => marker && !isHeld() && later(close, CLOSES_AFTER);
    turn.addEventListener('pointerover', over);
    turn.addEventListener('pointerleave', left);
    turn.addEventListener('focusin', focused);
    turn.addEventListener('click', close, true);
    document.addEventListener('keydown', pressed);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      close();
      turn.removeEventListener('pointerover', over);
      turn.removeEventListener('pointerleave', left);
      turn.removeEventListener('focusin', focused);
      turn.removeEventListener('click', close, true);
      document.removeEventListener('keydown', pressed);
      window.removeEventListener('scroll', scrolled);
    };
  }, [inTurn]);

  return card;
}
