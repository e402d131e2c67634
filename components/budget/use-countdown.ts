'use client';

import { useEffect, useState } from 'react';

/**
 * Whole seconds that really pass, down to 0.
 * @param seconds where it begins
 * @param since another value begins anew, also with the same number
 */
export function useCountdown(seconds: number, since?: unknown): number {
  const [ticked, setTicked] = useState({ seconds, since, left: seconds });
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setTicked({ seconds, since, left: Math.max(0, Math.ceil((end - performance.now()) / 1000)) }), 1_000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  // Between a new beginning and its first tick.
  return ticked.since === since && ticked.seconds === seconds ? ticked.left : seconds;
}
