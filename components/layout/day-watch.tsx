'use client';

import { useEffect } from 'react';
import { readerToday } from './reader-today';

const LOOK_MS = 20_000;

/**
 * Keeps the reader's date on <html> true while a page stays open: over midnight, after a night's sleep, in another time zone. What belongs to a day
 * (components/layout/reader-day.tsx) follows by style alone; nothing is fetched.
 */
export function DayWatch() {
  useEffect(() => {
    const look = () => {
      const { dataset } = document.documentElement;
      const today = readerToday();
      if (dataset.today === today) return;
      dataset.today = today;
      dispatchEvent(new Event('reader-day'));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    const moments = ['visibilitychange', 'pageshow', 'focus'] as const;
    for (const moment of moments) addEventListener(moment, look);
    return () => {
      clearInterval(timer);
      for (const moment of moments) removeEventListener(moment, look);
    };
  }, []);
  return null;
}
