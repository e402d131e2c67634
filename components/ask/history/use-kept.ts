'use client';

import { startTransition, useEffect, useState } from 'react';
import { onHistoryChange } from './history-changes';

/** What was read from the browser's own store: not yet, not to be had, or the value. */
export type FromStore<T> = { state: 'reading' } | { state: 'refused' } | { state: 'read'; value: T };

/**
 * Reads from a store of the browser, and again after each change of it in any tab.
 * @param read stays the same function between renderings as long as the same is to be read
 * @param onChange hears the changes of that store
 */
export function useKept<T>(read: () => Promise<T>, onChange: (listener: () => void) => () => void = onHistoryChange): FromStore<T> {
  const [kept, setKept] = useState<FromStore<T>>({ state: 'reading' });

  useEffect(() => {
    let latest = 0;
    const again = () => {
      latest += 1;
      const mine = latest;
      read().then(
        // In slices: two hundred turns drawn in one go would hold up whoever presses a key meanwhile.
        (value) => mine === latest && startTransition(() => setKept({ state: 'read', value })),
        () => mine === latest && setKept({ state: 'refused' }),
      );
    };
    again();
    const end = onChange(again);
    return () => {
      latest += 1;
      end();
    };
  }, [read, onChange]);

  return kept;
}
