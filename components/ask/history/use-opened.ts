'use client';

import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadKeptAnswer } from '../kept-answer/load-kept-answer';

/**
 * Whether kept turns are open, and whether all are wanted in full: on paper there is no coming near.
 * @param open at first
 * @returns `show` opens them, and waits for the code that draws them; without it they stay as they were sent
 */
export function useOpened(open: boolean): { isOpen: boolean; setOpen: (open: boolean) => void; isWhole: boolean; show: () => Promise<void> } {
  const [isOpen, setOpen] = useState(open);
  const [isWhole, setWhole] = useState(false);

  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const draw = () => flushSync(() => setWhole(true));
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, []);

  const show = useCallback(async () => {
    setOpen(true);
    await loadKeptAnswer().catch(() => undefined);
  }, []);
  return { isOpen, setOpen, isWhole, show };
}
