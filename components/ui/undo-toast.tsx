'use client';

import { useEffect, useState } from 'react';

/** So long a deletion can be taken back; not while the pointer or the focus is on the toast. */
const SHOWN_MS = 12_000;

/**
 * Says that something was deleted, with the way to bring it back.
 * @param of the deletion: each new one has its own time
 * @param text what was deleted; nothing is shown without it
 * @param undo rejects where the browser does not do it
 */
export function UndoToast({ of, text, undo, close, words }: { of: object | undefined; text: string | undefined; undo: () => Promise<void>; close: () => void; words: { undo: string; failed: string } }) {
  const [isHeld, setHeld] = useState(false);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(of);
  if (of !== shown) {
    setShown(of);
    setFailed(false);
  }

  useEffect(() => {
    if (!text || isHeld) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [of, text, isHeld, close]);

  async function bringBack() {
    try {
      await undo();
      setHeld(false);
      setFailed(false);
      close();
    } catch {
      setFailed(true);
    }
  }

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false), onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div className="undo noprint" role="status">
      {text && (
        <div className="toast" {...hold}>
          <span>{failed ? words.failed : text}</span>
          <button type="button" onClick={() => void bringBack()}>{words.undo}</button>
        </div>
      )}
    </div>
  );
}
