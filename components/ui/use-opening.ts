import { useState } from 'react';

/** A dialog that is opened anew each time: the key of the opening that stands (0: none), how to open it, and how the dialog says that it closed. */
export interface Opening {
  key: number;
  open: () => void;
  close: () => void;
}

/**
 * The openings of a dialog that is drawn while it is open.
 * A browser says only some time after a dialog closed that it did, and hears a key sooner: one that opens it again must not be answered by the end
 * of the opening before. So every opening is a dialog of its own, and the end of one that no longer stands is nothing.
 */
export function useOpening(): Opening {
  const [{ count, isOpen }, set] = useState({ count: 0, isOpen: false });
  return {
    key: isOpen ? count : 0,
    open: () => set((now) => ({ count: now.count + 1, isOpen: true })),
    close: () => set((now) => (now.count === count ? { count, isOpen: false } : now)),
  };
}
