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
    // In another window, or one that was turned, another place is the right one.
    for (const change of ['scroll', 'resize']) addEventListener(change, follow, { passive: true });
    return () => {
      for (const change of ['scroll', 'resize']) removeEventListener(change, follow);
    };
  }, [field]);

  useLayoutEffect(() => {
    const area = field.current;
    const page = area?.closest('main');
    if (!area || !page) return;
    const keep = () => {
      const place = top.current;
      if (place === undefined || document.activeElement !== area || !area.value) return;
      const goBack = () => {
        const moved = area.getBoundingClientRect().top - place;
        if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
        return area.getBoundingClientRect().top - place;
      };
      const short = goBack();
      if (short <= 1) return;
      page.style.paddingBottom = `${Math.ceil(parseFloat(getComputedStyle(page).paddingBottom) + short)}px`;
      goBack();
    };
    keep();
    // Between two drawings the browser changes what stands there: the line of waiting takes another when there is more to say.
    const watch = new ResizeObserver(keep);
    const above = area.closest('.turn')?.querySelector(':scope > .ans');
    if (above) watch.observe(above);
    return () => {
      watch.disconnect();
      page.style.paddingBottom = '';
    };
  }, [field, drawn]);

  return remember;
}
