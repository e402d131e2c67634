'use client';

import { useEffect, useState } from 'react';

/** Whole seconds that really pass. @param elapsedMs milliseconds that had passed at the beginning; another number begins anew */
export function useElapsed(elapsedMs: number): number {
  const [seconds, setSeconds] = useState(Math.floor(elapsedMs / 1000));
  useEffect(() => {
    const mounted = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((elapsedMs + performance.now() - mounted) / 1000)), 1_000);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  return seconds;
}
