'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Whoever is typing keeps the field before their eyes when an answer comes in above it. Browsers do so by themselves, but not at the top of a page, and not all of them.
 * Where the page ends too soon to be scrolled so far, it is made longer. Without words in the field nothing is moved: then the answer is what is waited for.
 * @param drawn changes with each drawing of the page by the server
 * @returns to be called before a key or the focus changes anything
 */
export function useSteadyPlace(field: RefObject<HTMLTextAreaElement | null>, drawn: string): () => void {
  const top = useRef<number>(undefined);

  function remember() {
    top.current = field.current?.getBoundingClientRect().top;
  }

  useEffect(() => {
    const follow = () => {
      top.current = field.current?.getBoundingClientRect().top;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [field]);

  useLayoutEffect(() => {
    const area = field.current;
    const page = area?.closest('main');
    if (!area || top.current === undefined || document.activeElement !== area || !area.value) return;
    const place = top.current;
    const goBack = () => {
      const moved = area.getBoundingClientRect().top - place;
      if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
      return area.getBoundingClientRect().top - place;
    };
    const short = goBack();
    if (short <= 1 || !page) return;
    page.style.paddingBottom = `${Math.ceil(parseFloat(getComputedStyle(page).paddingBottom) + short)}px`;
    goBack();
    return () => {
      page.style.paddingBottom = '';
    };
  }, [field, drawn]);

  return remember;
}
