'use client';

import { useEffect, useOptimistic, useState } from 'react';
import { PAGE_CHANGE } from '@/lib/page-change';

/** What takes no longer needs no words. */
const LASTS_MS = 1_000;

/**
 * Says at once that a page is on its way, however the change began: a line at the top of the window, and where it lasts a few words, which are
 * spoken too. It ends with the change itself, also where that leads elsewhere or comes to nothing.
 */
export function PageChange({ words }: { words: string }) {
  const [isGoing, setGoing] = useOptimistic(false);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const begin = () => setGoing(true);
    window.addEventListener(PAGE_CHANGE, begin);
    return () => window.removeEventListener(PAGE_CHANGE, begin);
  }, [setGoing]);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLong(true), LASTS_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoing]);
  return <div className="page-change noprint" data-going={isGoing || undefined}><p aria-live="polite">{isLong && words}</p></div>;
}
