'use client';

import { useEffect, useState } from 'react';
import { onHistoryChange } from './history-changes';

/** What was read from the browser's history: not yet, not to be had, or the value. */
export type FromHistory<T> = { state: 'reading' } | { state: 'refused' } | { state: 'read'; value: T };

/**
 * Reads from the history, and again after each change of it in any tab.
 * @param read stays the same function between renderings as long as the same is to be read
 */
export function useKept<T>(read: () => Promise<T>): FromHistory<T> {
  const [kept, setKept] = useState<FromHistory<T>>({ state: 'reading' });

  useEffect(() => {
    let latest = 0;
    const again = () => {
      latest += 1;
      const mine = latest;
      read().then(
        (value) => mine === latest && setKept({ state: 'read', value }),
        () => mine === latest && setKept({ state: 'refused' }),
      );
    };
    again();
    const end = onHistoryChange(again);
    return () => {
      latest += 1;
      end();
    };
  }, [read]);

  return kept;
}
