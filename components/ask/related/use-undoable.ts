'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

const SECONDS = 3;
/** A finger that falls twice means one press. */
const DOUBLE_TAP_MS = 500;

/** One thing at a time is about to be done on a page: another press takes the first one back. */
let takeBackOther: (() => void) | undefined;

/**
 * Does something a few seconds after it was wanted, unless that is undone.
 * @returns `left` whole seconds until it is done, undefined when nothing is pending; `press` begins or undoes; `undone` is true after undoing
 */
export function useUndoable(act: () => void): { left?: number; undone: boolean; press: () => void; undo: () => void } {
  const [left, setLeft] = useState<number>();
  const [undone, setUndone] = useState(false);
  const pressedAt = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const latest = useRef(act);

  useEffect(() => {
    latest.current = act;
  }, [act]);

  const end = useCallback(() => {
    clearInterval(timer.current);
    pressedAt.current = undefined;
    setLeft(undefined);
  }, []);

  const undo = useCallback(() => {
    if (pressedAt.current === undefined) return;
    end();
    setUndone(true);
  }, [end]);

  useEffect(() => end, [end]);

  function press() {
    const since = pressedAt.current === undefined ? undefined : performance.now() - pressedAt.current;
    if (since !== undefined) return since > DOUBLE_TAP_MS ? undo() : undefined;
    takeBackOther?.();
    takeBackOther = undo;
    const begun = performance.now();
    pressedAt.current = begun;
    setUndone(false);
    setLeft(SECONDS);
    timer.current = setInterval(() => {
      const rest = SECONDS * 1000 - (performance.now() - begun);
      if (rest > 0) return setLeft(Math.ceil(rest / 1000));
      end();
      latest.current();
    }, 200);
  }

  return { left, undone, press, undo };
}
