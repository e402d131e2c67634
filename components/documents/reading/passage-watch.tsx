'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { CitedDocument } from './cite-passage';
import type { PassageSaving } from './passage-bar';
import { selectedPassage, wholePassage, type Passage } from './passage-of';

const PassageBar = dynamic(() => import('./passage-bar').then((loaded) => loaded.PassageBar), { ssr: false });

/** A selection has settled when it has not changed for so many milliseconds. */
const SETTLED = 250;

/** A passage and where it stands on the screen, in pixels from its top left corner. */
export interface ShownPassage { passage: Passage; box: DOMRect; opener?: HTMLElement }

/** A passage whose end is in sight has room below it; of a longer one only the beginning is. */
function boxOf(unit: Element, opener: Element): DOMRect {
  const [whole, number] = [unit.getBoundingClientRect(), opener.getBoundingClientRect()];
  return whole.bottom < window.innerHeight * 0.85 ? whole : new DOMRect(whole.left, number.top, whole.width, number.height);
}

const isSame = (one: Range, other: Range) => one.compareBoundaryPoints(Range.START_TO_START, other) === 0 && one.compareBoundaryPoints(Range.END_TO_END, other) === 0;

/**
 * Watches for a passage: words that are selected by pointer, finger or keyboard, or a number that is pressed. What can be done with it is fetched
 * when there is one.
 * @param textId of the element that holds the text
 */
export function PassageWatch({ textId, document: cited, saving }: { textId: string; document: CitedDocument; saving: PassageSaving }) {
  const [shown, setShown] = useState<ShownPassage>();

  useEffect(() => {
    const text = document.getElementById(textId);
    if (!text) return;
    let timer = 0;
    let isPressed = false;
    let seen: Range | undefined;
    const look = () => {
      const selection = getSelection();
      if (isPressed || !selection) return;
      const passage = selectedPassage(selection, text);
      const range = passage && selection.getRangeAt(0);
      // A press in the bar leaves the selection as it is: what the bar says of that press stays, and a bar that was closed by it stays away.
      if (range && seen && isSame(seen, range)) return;
      seen = range?.cloneRange();
      if (passage && range) setShown({ passage, box: range.getBoundingClientRect() });
      else if (selection.isCollapsed) setShown((last) => (last?.opener || document.activeElement?.closest('.passage-bar') ? last : undefined));
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, SETTLED);
    };
    const pressed = (event: PointerEvent) => {
      isPressed = event.pointerType === 'mouse';
      if (event.target instanceof Element && event.target.closest('.passage-bar')) return;
      seen = undefined;
      setShown((last) => (last?.opener ? undefined : last));
    };
    const released = () => {
      isPressed = false;
      later();
    };
    const opened = ({ target }: MouseEvent) => {
      const opener = target instanceof Element ? target.closest<HTMLElement>('.pn, .v') : null;
      const unit = opener?.closest('.para[id], .verse-of');
      const passage = unit && wholePassage(unit);
      if (!opener || !passage) return;
      // After the jump that the link itself makes.
      requestAnimationFrame(() => setShown({ passage, box: boxOf(unit, opener), opener }));
    };
    // What was selected before the scripts had arrived.
    later();
    document.addEventListener('selectionchange', later);
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('pointerup', released, true);
    text.addEventListener('click', opened);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', later);
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('pointerup', released, true);
      text.removeEventListener('click', opened);
    };
  }, [textId]);

  return shown && <PassageBar shown={shown} document={cited} saving={saving} close={() => setShown(undefined)} />;
}
